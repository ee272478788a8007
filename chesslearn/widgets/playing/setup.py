"""What may be chosen before a game, in words."""

from __future__ import annotations

from chesslearn.i18n import Translator
from chesslearn.opponent.engines import EngineMissing, find_engine
from chesslearn.widgets.playing import choice as choices
from chesslearn.widgets.playing.table import Playing
from chesslearn.widgets.state.game import GameSetup, Rival
from chesslearn.widgets.state.parts import Option
from chesslearn.words import game_setup as says


def setup(table: Playing, t: Translator) -> GameSetup:
    """Return everything that may be chosen, with what is chosen now."""
    choice = table.choice
    clocks, time = says.clocks(t), choices.time_of(choice.clock)
    if choice.clock not in clocks and time is not None:
        clocks[choice.clock] = says.clock(t, time.minutes, time.increment)
    return GameSetup(
        variants=[Option(name, says.variants(t)[name]) for name in choices.KINDS],
        notes=[says.variant_notes(t)[name] for name in choices.KINDS],
        rivals=_rivals(t),
        sides=[Option(name, says.sides(t)[name]) for name in choices.COLOURS],
        clocks=[Option(name, label) for name, label in clocks.items()],
        variant=choice.variant,
        rival=choice.rival,
        side=choice.side,
        clock=choice.clock,
        fen=choice.fen,
        hint=_hint(t),
        resume=says.resume(t) if table.going_on else "",
    )


def rival(table: Playing, t: Translator) -> str:
    """Return the name of the rival at the table."""
    name = table.choice.rival
    known = says.rivals(t)
    return known[name][0] if name in known else name.title()


def _rivals(t: Translator) -> list[Rival]:
    plays: dict[str, list[str]] = {}
    for kind in choices.KINDS:
        for name in choices.rivals(kind):
            plays.setdefault(name, []).append(kind)
    known = says.rivals(t)
    engines = [name for name in plays if name not in known]
    order = [*choices.LEVELS, *engines, choices.PERSON]
    return [
        Rival(name, *known.get(name, (name.title(), says.engine_note(t))), variants=plays[name])
        for name in order
    ]


def _hint(t: Translator) -> str:
    """Return what could be installed for a stronger rival, where something could."""
    try:
        find_engine()
    except EngineMissing as missing:
        return says.engine_missing(t, missing.packages) if missing.possible else ""
    return ""
