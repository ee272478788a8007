"""Every code has a drawing, with the marks and arrows that the protocol knows."""

from __future__ import annotations

import typing

from buildtools import samples
from chesslearn.rules.types import Reason
from chesslearn.widgets.state import board
from chesslearn.words import drawing


def test_kinds_are_those_of_the_protocol() -> None:
    assert typing.get_args(drawing.MarkKind) == typing.get_args(board.MarkKind)
    assert typing.get_args(drawing.ArrowKind) == typing.get_args(board.ArrowKind)


def test_every_reason_is_drawn() -> None:
    for reason in samples.reasons():
        drawn = drawing.draw(reason)
        if any(reason.squares.values()):
            assert drawn.marks, reason.code
        _is_tidy(drawn)


def test_notes_and_facts_are_drawn_where_they_have_squares() -> None:
    for record in (*samples.notes(), *samples.facts()):
        drawn = drawing.draw(record)
        if any(record.squares.values()):
            assert drawn.marks or drawn.arrows, record.code
        _is_tidy(drawn)


def _is_tidy(drawn: drawing.Drawing) -> None:
    squares = [mark.square for mark in drawn.marks]
    assert len(squares) == len(set(squares))
    pairs = [(arrow.from_, arrow.to) for arrow in drawn.arrows]
    assert len(pairs) == len(set(pairs))
    assert all(first != last for first, last in pairs)


def test_castling_through_an_attack_shows_attacker_square_and_line() -> None:
    reason = Reason(
        "castling-through-check",
        {"from": ("e1",), "to": ("g1",), "king": ("e1",), "rook": ("h1",), "passed": ("f1",),
         "attackers": ("a6",), "path": ("f1", "g1")},
        {"side": "white", "wing": "king", "attacker": "B"},
    )  # fmt: skip
    drawn = drawing.draw(reason)
    assert drawing.Mark("g1", "refused") in drawn.marks
    assert drawing.Mark("f1", "attacked") in drawn.marks
    assert drawing.Mark("a6", "piece") in drawn.marks
    assert drawing.Arrow("a6", "f1", "attack") in drawn.arrows


def test_the_way_out_of_a_check_is_not_given_away() -> None:
    squares = {"from": ("a2",), "to": ("a3",), "king": ("e1",), "checkers": ("e8",), "options": ("d1",)}
    drawn = drawing.draw(Reason("check-unanswered", squares, {"side": "white"}))
    assert all(mark.square != "d1" for mark in drawn.marks)
    assert drawing.Arrow("e8", "e1", "attack") in drawn.arrows


def test_of_several_attackers_and_squares_no_arrow_guesses_which_attacks_which() -> None:
    squares = {"from": ("b1",), "to": ("g1",), "king": ("b1",), "passed": ("c1", "d1")}
    one = Reason("castling-through-check", {**squares, "attackers": ("a3",)}, {})
    two = Reason("castling-through-check", {**squares, "attackers": ("c8", "d8")}, {})
    assert {arrow.to for arrow in drawing.draw(one).arrows if arrow.kind == "attack"} == {"c1", "d1"}
    assert [arrow for arrow in drawing.draw(two).arrows if arrow.kind == "attack"] == []
    assert {mark.square for mark in drawing.draw(two).marks} >= {"c1", "d1", "c8", "d8"}


def test_a_pinner_is_never_shown_to_attack_the_other_king() -> None:
    reason = Reason(
        "king-into-attack",
        {"from": ("d4",), "to": ("c3",), "king": ("d4",), "attackers": ("a2",), "pinned": ("a2",),
         "pinner": ("a8",)},
        {"piece": "K", "attacker": "N", "side": "black"},
    )  # fmt: skip
    attacks = {(arrow.from_, arrow.to) for arrow in drawing.draw(reason).arrows if arrow.kind == "attack"}
    assert attacks == {("a2", "c3"), ("a8", "a2")}
