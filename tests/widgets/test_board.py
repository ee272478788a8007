"""`Board`, as a programmer makes it and a learner uses it."""

from __future__ import annotations

import pytest

from chesslearn.rules import Verdict
from chesslearn.widgets import Board
from tests.widgets.browser import Page

ROOK = "8/8/8/3p4/3R4/8/8/8 w - - 0 1"


def test_a_refused_piece_goes_back_and_the_reason_is_shown() -> None:
    page = Page(Board(ROOK, language="en"))
    page.move("d4d7")
    assert page.board["fen"] == ROOK
    assert page.screen["feedback"]["tone"] == "refusal"
    assert "d5" in page.screen["feedback"]["text_html"]
    assert page.widget.announcement


def test_without_kings_either_side_may_move() -> None:
    page = Page(Board(ROOK))
    page.move("d5d4")
    assert page.screen["feedback"]["tone"] == "refusal"
    page.move("d4c4")
    page.move("c4b4")
    assert page.board["last_move"] == ["c4", "b4"]


def test_python_hears_every_verdict() -> None:
    board = Board(ROOK)
    heard: list[Verdict] = []
    board.on_attempt(heard.append)
    page = Page(board)
    page.move("d4d7")
    page.move("d4d5")
    assert [verdict.legal for verdict in heard] == [False, True]
    assert board.position.piece_at(35) is not None


def test_a_fault_in_a_callback_is_a_sentence_and_a_traceback(caplog: pytest.LogCaptureFixture) -> None:
    def fail(_verdict: Verdict) -> None:
        raise RuntimeError("the fault of this test")

    board = Board(ROOK, language="en")
    board.on_attempt(fail)
    page = Page(board)
    page.move("d4d5")
    assert board.error
    assert "the fault of this test" in caplog.text


def test_python_may_move_undo_turn_and_set_up() -> None:
    board = Board()
    assert board.try_move("e2e4").legal
    assert not board.try_move("e7e4").legal
    board.undo()
    board.undo()
    assert board.position.move_stack == []
    board.flip()
    assert Page(board).board["orientation"] == "black"
    board.fen = ROOK
    assert board.fen == ROOK


def test_a_board_to_look_at_takes_no_moves() -> None:
    page = Page(Board(ROOK, movable=False, marks=["d5"], arrows=["d4d5"]))
    page.move("d4d5")
    assert page.board["fen"] == ROOK
    assert page.board["marks"] == [{"square": "d5", "kind": "here"}]
    assert page.board["arrows"] == [{"from_square": "d4", "to_square": "d5", "kind": "show"}]


def test_the_static_face_is_a_picture_with_words() -> None:
    board = Board(ROOK)
    data, _ = board._repr_mimebundle_()
    assert data["text/plain"] == f"Board({ROOK!r})"
    assert data["image/svg+xml"].startswith("<svg")
    assert 'aria-label="White: rook d4. Black: pawn d5. White to move."' in data["image/svg+xml"]


def test_the_words_of_the_picture_are_in_the_reader_s_language() -> None:
    picture = Board("4k3/8/8/8/8/8/P7/4K3 b - - 0 1", language="uk")._repr_mimebundle_()[0]["image/svg+xml"]
    assert 'aria-label="Білі: король e1, пішак a2. Чорні: король e8. Хід чорних."' in picture


def test_the_picture_tells_what_lies_in_the_pockets() -> None:
    board = Board("4k3/8/8/8/8/8/8/4K3[QPPn] w - - 0 1", variant="crazyhouse")
    told = "White's pocket: queen, pawn, pawn. Black's pocket: knight. White to move."
    assert told in board._repr_mimebundle_()[0]["image/svg+xml"]


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ({"fen": "zzz"}, ValueError, "expected a position as FEN"),
        ({"orientation": "left"}, ValueError, "expected 'white' or 'black'"),
        ({"marks": ["e9"]}, ValueError, "expected a square such as 'e4'"),
        ({"arrows": ["e2"]}, ValueError, "expected a square such as 'e4'"),
        ({"orientatoin": "black"}, TypeError, "did you mean 'orientation'"),
    ],
)
def test_what_a_programmer_gives_is_checked(
    arguments: dict[str, object], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        Board(**arguments)  # type: ignore[arg-type]


def test_a_board_of_another_kind_of_chess() -> None:
    fen = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1"
    board = Board(fen, variant="crazyhouse")
    assert repr(board) == f"Board({fen!r}, variant='crazyhouse')"
    assert board.try_move("N@e1").reasons[0].code == "drop-occupied"
    board.fen = "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1"
    assert board.try_move("P@a8").reasons[0].code == "drop-pawn-rank"
    with pytest.raises(ValueError, match="variant: expected one of standard"):
        Board(variant="draughts")
