"""What may be chosen before a game, and the game that comes of a choice."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from typing import Final, Literal, cast, get_args
from urllib.parse import parse_qs

import attrs

from chesslearn.opponent import STRENGTHS
from chesslearn.opponent.engines import find_engines
from chesslearn.play import (
    VARIANTS,
    BughouseGame,
    Computer,
    Engine,
    Game,
    Person,
    Seat,
    Side,
    TimeControl,
    Variant,
)
from chesslearn.play.bpgn_reading import is_match, split_fens
from chesslearn.widgets._messages import NewGame

BUGHOUSE: Final = "bughouse"
KINDS: Final = (*VARIANTS, BUGHOUSE)
"""The kinds of chess that are played here."""
PERSON: Final = "person"
LEVELS: Final = tuple(str(strength.level) for strength in STRENGTHS)
Colour = Literal["white", "black", "drawn"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

_CLOCK = re.compile(r"(\d{1,3}(?:\.\d)?)\+(\d{1,2})")
_ENGINE_STRENGTH: Final = 5
_CHESS960: Final = 960
AnyGame = Game | BughouseGame


@attrs.frozen
class Choice:
    """The choices for one game; `ValueError` for what is not played here."""

    variant: str = attrs.field(default="standard")
    rival: str = attrs.field(default="2")
    side: str = attrs.field(default="white")
    clock: str = attrs.field(default="none")
    fen: str = ""
    number: int | None = None

    @variant.validator
    def _variant(self, _attribute: object, value: str) -> None:
        _one_of("variant", value, KINDS)

    @rival.validator
    def _rival(self, _attribute: object, value: str) -> None:
        _one_of("opponent", value, rivals(self.variant))

    @side.validator
    def _side(self, _attribute: object, value: str) -> None:
        _one_of("side", value, COLOURS)

    @clock.validator
    def _clock(self, _attribute: object, value: str) -> None:
        time_of(value)


def rivals(variant: str) -> tuple[str, ...]:
    """Return against whom a kind of chess may be played here; of engines, the first that plays it.

    >>> rivals("bughouse")
    ('1', '2', '3', '4', '5')
    """
    if variant == BUGHOUSE:
        return LEVELS
    engines = [engine.name for engine in find_engines() if variant in engine.variants]
    return (*LEVELS, *engines[:1], PERSON)


def time_of(clock: str) -> TimeControl | None:
    """Return the time control of "5+3", or ``None`` for "none"; `ValueError` for anything else.

    >>> time_of("5+3")
    TimeControl(minutes=5.0, increment=3.0)
    """
    if clock == "none":
        return None
    found = _CLOCK.fullmatch(clock)
    if found is None:
        raise ValueError(f"clock: expected 'none' or minutes and seconds such as '5+3', got {clock!r}")
    return TimeControl(float(found[1]), float(found[2]))


def from_message(message: NewGame) -> Choice:
    """Return the choice that the page has sent; `ValueError` for what is not played here."""
    return Choice(
        message.variant,
        message.rival,
        message.side,
        message.clock,
        (message.fen or "").strip(),
        message.number,
    )


def from_link(search: str) -> Choice | None:
    """Return the choice that an address makes, or ``None`` when it makes none that can be played.

    >>> from_link("?page=game&variant=crazyhouse&opponent=3&side=black")
    Choice(variant='crazyhouse', rival='3', side='black', clock='none', fen='', number=None)
    """
    query = parse_qs(search.removeprefix("?"))
    names = {"variant": "variant", "opponent": "rival", "side": "side", "clock": "clock", "fen": "fen"}
    asked = {field: query[name][0] for name, field in names.items() if name in query}
    if not asked:
        return None
    try:
        return Choice(**cast(Mapping[str, str], asked))  # type: ignore[arg-type]
    except ValueError:
        return None


def begin(choice: Choice, side: Side, *, rng: random.Random, now: Callable[[], float]) -> AnyGame:
    """Return a new game in which the learner has ``side``.

    Raises `PositionError` for a FEN from which no game can begin.
    """
    time, seed = time_of(choice.clock), rng.randrange(1 << 31)
    if choice.variant == BUGHOUSE:
        level, fens = int(choice.rival), split_fens(choice.fen) if choice.fen else None
        return BughouseGame(side, fens=fens, partner=level, opponents=level, time=time, now=now, seed=seed)
    number = choice.number
    if choice.variant != "chess960" or choice.fen:
        number = None
    elif number is None:
        number = rng.randrange(_CHESS960)
    white, black = seats(choice.rival, side)
    return Game(
        cast(Variant, choice.variant),
        fen=choice.fen or None,
        number=number,
        white=white,
        black=black,
        time=time,
        now=now,
        seed=seed,
    )


def bring(text: str, choice: Choice, side: Side) -> tuple[AnyGame, Choice]:
    """Return a game that was written down, and the choice for it: its kind, and a rival who plays that.

    Raises `PgnError` for what cannot be read.
    """
    if is_match(text):
        chosen = _for(BUGHOUSE, choice)
        level = int(chosen.rival)
        return BughouseGame.from_pgn(text, side, partner=level, opponents=level), chosen
    game = Game.from_pgn(text)
    chosen = _for(game.variant, choice)
    take_seats(game, chosen.rival, side)
    return game, chosen


def _for(variant: str, choice: Choice) -> Choice:
    rival = choice.rival if choice.rival in rivals(variant) else Choice().rival
    return Choice(variant, rival, choice.side)


def take_seats(game: Game, rival: str, side: Side) -> None:
    """Let both players sit down at a game that has begun."""
    white, black = seats(rival, side)
    game.seat("white", white)
    game.seat("black", black)


def seats(rival: str, side: Side) -> tuple[Seat, Seat]:
    """Return who plays White and who plays Black."""
    other = seat_of(rival)
    return (Person(), other) if side == "white" else (other, Person())


def seat_of(rival: str) -> Seat:
    """Return the seat of a rival.

    >>> seat_of("3")
    Computer(strength=3)
    """
    if rival == PERSON:
        return Person()
    return Computer(int(rival)) if rival in LEVELS else Engine(rival, _ENGINE_STRENGTH)


def _one_of(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise ValueError(f"{name}: expected one of {', '.join(known)}, got {value!r}")
