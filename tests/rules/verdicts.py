"""Verdicts in a form that tests can compare, and an attempt judged for both colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import chess
import pytest

from chesslearn.rules import Note, Reason, Verdict, explain
from tests.rules.boards import flip_move, flip_name, make, mirrored

Told = Reason | Note

_ANY_SIDE = {"white": "black", "black": "white"}
_SIDES = ("side", "owner", "by", "winner", "blocker_side")


def codes(verdict: Verdict) -> list[str]:
    """Return the codes of the reasons, or of the notes on a legal move."""
    return [told.code for told in verdict.reasons or verdict.notes]


def told(verdict: Verdict, code: str) -> Told:
    """Return the reason or note with a code."""
    return next(item for item in (*verdict.reasons, *verdict.notes) if item.code == code)


def assert_told(
    verdict: Verdict, wanted: list[str], squares: Mapping[str, object], params: Mapping[str, object]
) -> None:
    """The codes are those wanted, and the first reason has at least these squares and params."""
    assert codes(verdict) == wanted
    first = verdict.reasons[0]
    assert squares.items() <= dict(first.squares).items()
    assert params.items() <= dict(first.params).items()


def shown(verdict: Verdict) -> set[str]:
    """Return all squares that a verdict shows."""
    return {
        square
        for item in (*verdict.reasons, *verdict.notes)
        for squares in item.squares.values()
        for square in squares
    }


def form(items: Sequence[Told], *, flip: bool = False) -> list[tuple[object, ...]]:
    """Return codes, squares, params and rules, as the other side sees them if asked.

    The order of squares within a role counts only where the table says so.
    """
    return [(item.code, _squares(item, flip), _params(item, flip), item.rule) for item in items]


def _squares(item: Told, flip: bool) -> dict[str, tuple[str, ...]]:
    return {
        role: tuple(sorted(flip_name(square) if flip else square for square in squares))
        for role, squares in item.squares.items()
    }


def _params(item: Told, flip: bool) -> dict[str, object]:
    """Return the params that do not hang on which square of a role is named first."""
    params = {key: value for key, value in item.params.items() if key not in _FIRST or _alone(item, key)}
    if not flip:
        return params
    for key in _SIDES:
        if params.get(key):
            params[key] = _ANY_SIDE[str(params[key])]
    for key in ("move", "number", "rank"):
        params.pop(key, None)
    return params


_FIRST = {
    "attacker": "attackers",
    "protector": "protector",
    "checker": "checkers",
    "checker2": "",
    "blocker": "blockers",
    "blocker_side": "blockers",
    "pinner": "pinner",
}


def _alone(item: Told, key: str) -> bool:
    return len(item.squares.get(_FIRST[key], ())) == 1


def both(variant: str, fen: str | None, moves: str, uci: str, *, ended: bool = True) -> Verdict:
    """Judge an attempt for both colours, see that the answers are mirror images, and return the first."""
    board, move = make(variant, fen, moves), chess.Move.from_uci(uci)
    verdict = explain(board, move, ended=ended)
    other = explain(mirrored(board), flip_move(move) if move else move, ended=ended)
    same_seen_from_the_other_side(verdict, other)
    return verdict


class Refusal(NamedTuple):
    """An attempt that is refused: its codes, then some squares and params of the first reason."""

    variant: str
    fen: str | None
    moves: str
    uci: str
    wanted: list[str]
    squares: Mapping[str, object]
    params: Mapping[str, object] = MappingProxyType({})

    def check(self) -> None:
        """Judge it for both colours and see that the answer is the one wanted."""
        verdict = both(self.variant, self.fen, self.moves, self.uci)
        assert not verdict.legal
        assert_told(verdict, self.wanted, self.squares, self.params)


def each_refusal(rows: Sequence[tuple[Any, ...]], *variant: str) -> pytest.MarkDecorator:
    """Ask a test about every row: its name, then a `Refusal`, without the variant if it is one for all."""
    cases = [Refusal(*variant, *row[1:]) for row in rows]
    return pytest.mark.parametrize("refusal", cases, ids=[row[0] for row in rows])


def same_seen_from_the_other_side(verdict: Verdict, other: Verdict) -> None:
    """Assert that two verdicts are mirror images."""
    assert other.legal == verdict.legal
    assert form(other.reasons, flip=True) == _plain(verdict.reasons)
    assert form(other.notes, flip=True) == _plain(verdict.notes)


def _plain(items: Sequence[Told]) -> list[tuple[object, ...]]:
    found = []
    for code, squares, params, rule in form(items):
        assert isinstance(params, dict)
        kept = {key: value for key, value in params.items() if key not in ("move", "number", "rank")}
        found.append((code, squares, kept, rule))
    return found
