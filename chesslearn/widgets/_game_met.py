"""A look back at a game: the rules of the course that it met."""

from __future__ import annotations

from chesslearn.course.memory import Bank
from chesslearn.i18n import Translator, polish
from chesslearn.play import Game
from chesslearn.play.coach import Met
from chesslearn.widgets._game import Playing
from chesslearn.widgets._state import MetRule
from chesslearn.words import notation

_MOST = 6


def met_rules(table: Playing, bank: Bank, t: Translator) -> list[MetRule]:
    """Return the rules that the game met and some lesson teaches, each once, earliest first."""
    game = table.game
    if not isinstance(game, Game) or game.result is None:
        return []
    first: dict[str, Met] = {}
    for met in table.met:
        if met.rule in bank.homes and met.ply < len(game.moves):
            first.setdefault(met.rule, met)
    return [_rule(game, bank, met, t) for met in list(first.values())[:_MOST]]


def _rule(game: Game, bank: Bank, met: Met, t: Translator) -> MetRule:
    lesson, step = bank.homes[met.rule]
    played = game.moves[met.ply]
    context = f"{lesson}/{step}"
    title = t.pgettext(context, bank.step((lesson, step)).title)
    move = notation.numbered(notation.localise(played.san, t.language), played.number, played.side)
    return MetRule(polish(title, t.language), move, lesson, step)
