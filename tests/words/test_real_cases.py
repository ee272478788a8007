"""What the judge really answers to players' questions, put into words and drawn."""

from __future__ import annotations

import re

import pytest

from chesslearn import words
from chesslearn.i18n import Translator
from chesslearn.rules import explain, status
from chesslearn.words import Said, drawing
from tests.rules.cases import Case, board_of, cases, ids, moves_made

CASES = cases(moves_made)


@pytest.mark.parametrize("case", CASES, ids=ids(CASES))
def test_a_case_in_words(case: Case, t: Translator) -> None:
    board = board_of(case)
    verdict = explain(board, case["attempt"]["uci"])
    said = words.verdict(t, verdict) + [words.note(t, note) for note in verdict.notes]
    if verdict.legal and verdict.move is not None:
        after = board.copy()
        after.push(verdict.move)
        said.append(words.move_made(t, verdict, board, after))
        _check_status(t, words.status(t, status(after)), words.why(t, status(after).because))
    for one in said:
        assert one.headline
        assert one.text
        assert not re.search(r"[{}]|\s\s", one.headline + one.text), one
    shown = " ".join(one.text for one in said)
    for reason in verdict.reasons:
        assert drawing.draw(reason).marks or not any(reason.squares.values())
        assert _names_a_square(shown) or reason.code in TELLS_NO_SQUARE, reason.code


TELLS_NO_SQUARE = {
    "game-over", "pass", "captures-king", "promotion-missing", "promotion-bad-piece",
    "promotion-not-last-rank", "castling-no-right", "castling-king-moved", "castling-rook-moved",
    "castling-no-rook", "drop-not-in-pocket", "drop-pawn-rank", "drop-not-here",
}  # fmt: skip


def _names_a_square(text: str) -> bool:
    return bool(re.search(r"[a-h][1-8]", text))


def _check_status(t: Translator, said: Said, because: list[str]) -> None:
    assert said.headline
    assert said.text
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in because), (t.language, because)
