"""Fresh questions about a rule: one round of a drill, made from a seed.

Most drills ask about many rules at once. The first of a few dozen rounds that
asks about the rule in question is taken; every one of them is checked by its
drill, and the same seed finds the same round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

import attrs
import chess

from chesslearn.course.drills import DRILLS, Round
from chesslearn.course.model import Step
from chesslearn.course.notation import NO_TEXT
from chesslearn.course.tasks import DrillTask

TRIES: Final = 80

Fits = Callable[[Round], bool]


def _any(_: Round) -> bool:
    return True


def _man(letter: str) -> Fits:
    kind = chess.PIECE_SYMBOLS.index(letter)
    return lambda this: (
        this.board is not None and this.board.piece_type_at(chess.parse_square(this.square)) == kind
    )


def _answer(*codes: str) -> Fits:
    return lambda this: this.answers[0] in codes


def _written(sign: str) -> Fits:
    return lambda this: this.board is not None and this.move is not None and sign in this.board.san(this.move)


_DRILLED: Final[Mapping[str, tuple[str, Fits]]] = MappingProxyType(
    {
        "board.square-names": ("find-square", _any),
        "board.letters-direction": ("name-square", _any),
        "board.square-colour": ("square-colour", _any),
        "rook.moves": ("where-can-it-go", _man("r")),
        "rook.no-jump": ("where-can-it-go", _man("r")),
        "bishop.moves": ("where-can-it-go", _man("b")),
        "bishop.no-jump": ("where-can-it-go", _man("b")),
        "queen.moves": ("where-can-it-go", _man("q")),
        "queen.no-jump": ("where-can-it-go", _man("q")),
        "king.one-square": ("where-can-it-go", _man("k")),
        "king.not-into-attack": ("where-can-it-go", _man("k")),
        "knight.l-shape": ("where-can-it-go", _man("n")),
        "knight.jumps": ("where-can-it-go", _man("n")),
        "pawn.forward-one": ("where-can-it-go", _man("p")),
        "pawn.capture": ("where-can-it-go", _man("p")),
        "pawn.no-empty-diagonal": ("where-can-it-go", _man("p")),
        "check.definition": ("check-mate-stalemate", _answer("check", "none")),
        "mate.definition": ("check-mate-stalemate", _answer("checkmate")),
        "stalemate.definition": ("check-mate-stalemate", _answer("stalemate")),
        "960.bishops": ("draw-array", _answer("array-bishops", "array-allowed")),
        "960.king-between-rooks": ("draw-array", _answer("array-king", "array-allowed")),
        "960.mirror": ("draw-array", _answer("array-mirror", "array-allowed")),
        "notation.move": ("write-move", _any),
        "notation.capture": ("write-move", _written("x")),
        "notation.check-mate-signs": ("write-move", _written("+")),
        "strategy.counting-exchange": ("take-or-not", _any),
    }
)


def has_drill(rule: str) -> bool:
    """Whether fresh questions can be made about a rule."""
    return rule in _DRILLED


def drill_of(rule: str) -> str:
    """Return the kind of drill that asks about a rule."""
    return _DRILLED[rule][0]


def drill(rule: str, home: Step, seed: str) -> tuple[Step, str] | None:
    """Return a one-round step about a rule and the seed that makes it.

    The step has the id and title of ``home``, where the rule is taught, and no
    text of it. ``None`` when no drill asks about the rule, or luck has run out.
    """
    if rule not in _DRILLED:
        return None
    kind, fits = _DRILLED[rule]
    for turn in range(TRIES):
        made = f"{seed}/{turn}"
        if fits(DRILLS[kind].rounds(Random(session_seed(made, home.id)), 1)[0]):
            return _step(kind, home), made
    return None


def session_seed(seed: str, step: str) -> str:
    """Return the seed that a session gives the first start of a step."""
    return f"{seed}/{step}/0"


def _step(kind: str, home: Step) -> Step:
    return Step(
        id=home.id,
        title=home.title,
        text=NO_TEXT,
        rules=home.rules,
        kings="none",
        task=DrillTask(drill=kind, rounds=1),
    )


def is_drill(step: Step) -> bool:
    """Whether a step was made by `drill`."""
    return step.task.kind == "drill" and step.text == NO_TEXT


def without_help(step: Step, *, text: bool) -> Step:
    """Return a step without hints, and without its text if it does without."""
    return attrs.evolve(step, hints=(), text=step.text if text else NO_TEXT)
