"""In random games: each note is told exactly when its trigger holds, as python-chess sees it."""

from __future__ import annotations

import random
from collections.abc import Callable

import chess
import chess.variant
import pytest

from chesslearn.rules import NOTES, Note, explain, status
from chesslearn.rules.situation import plain
from tests.rules.boards import SWEEP, VARIANTS, make, random_game
from tests.rules.oracle import castling_board, legal, passing_board, set_up
from tests.rules.proofs import squares

GAMES = 4 * SWEEP
SET_UP = 40 * SWEEP

Seen = tuple[chess.Board, chess.Move, chess.Board]
"""The board before, the move, and the men after it."""


def _mates(seen: Seen) -> bool:
    board, move, after = seen
    if isinstance(board, chess.variant.CrazyhouseBoard):
        pushed = board.copy(stack=False)
        pushed.push(move)
        return pushed.is_checkmate()
    return after.is_checkmate()


def _stalemates(seen: Seen) -> bool:
    board, move, after = seen
    if isinstance(board, chess.variant.CrazyhouseBoard):
        pushed = board.copy(stack=False)
        pushed.push(move)
        return pushed.is_stalemate()
    won = isinstance(board, chess.variant.KingOfTheHillBoard) and after.kings & chess.BB_CENTER
    return after.is_stalemate() and not won


def _piece(seen: Seen) -> chess.PieceType | None:
    return seen[1].drop or seen[0].piece_type_at(seen[1].from_square)


def _castles(seen: Seen) -> bool:
    return not seen[1].drop and seen[0].is_castling(seen[1])


def _takes(seen: Seen) -> bool:
    return not seen[1].drop and not _castles(seen) and seen[0].is_capture(seen[1])


def _one_stranger_checks(seen: Seen) -> bool:
    _, move, after = seen
    checkers = list(after.checkers())
    if _castles(seen):
        rook = 5 if move.to_square > move.from_square else 3
        return len(checkers) == 1 and checkers[0] != (move.from_square & ~7) + rook
    return len(checkers) == 1 and checkers[0] != move.to_square


def _pinned(seen: Seen) -> bool:
    board, move, _ = seen
    return not move.drop and not _castles(seen) and board.is_pinned(board.turn, move.from_square)


def _could_take(seen: Seen) -> bool:
    board, move, _ = seen
    if move.drop or _castles(seen) or _takes(seen):
        return False
    moves = [other for other in legal(board) if other.from_square == move.from_square and not other.drop]
    return any(board.is_capture(other) for other in moves if not board.is_castling(other))


TRIGGERS: dict[str, Callable[[Seen], bool]] = {
    "ep": lambda seen: not seen[1].drop and seen[0].is_en_passant(seen[1]),
    "ep-along-pin": lambda seen: not seen[1].drop and seen[0].is_en_passant(seen[1]) and _pinned(seen),
    "castling-gives-check": lambda seen: _castles(seen) and seen[2].is_check(),
    "castling-rook-attacked": lambda seen: _castles(seen) and _rook_attacked(seen),
    "moves-along-pin": lambda seen: _pinned(seen) and not seen[0].is_en_passant(seen[1]),
    "king-takes-unprotected": lambda seen: _piece(seen) == chess.KING and _takes(seen),
    "capture-declined": _could_take,
    "underpromotion": lambda seen: seen[1].promotion in (chess.ROOK, chess.BISHOP, chess.KNIGHT),
    "discovered-check": _one_stranger_checks,
    "double-check": lambda seen: len(seen[2].checkers()) > 1,
    "pinned-man-gives-check": lambda seen: any(
        seen[2].is_pinned(seen[0].turn, man) for man in seen[2].checkers()
    ),
    "mates": lambda seen: _mates(seen) and not seen[1].drop,
    "drop-mates": lambda seen: _mates(seen) and bool(seen[1].drop),
    "stalemates": _stalemates,
    "drop-blocks-check": lambda seen: bool(seen[1].drop) and seen[0].is_check(),
}


def _rook_attacked(seen: Seen) -> bool:
    board, move, _ = seen
    rook = move.to_square
    if not board.chess960:
        rook = (move.from_square & ~7) + (7 if move.to_square > move.from_square else 0)
    return board.is_attacked_by(not board.turn, rook)


def check_notes(board: chess.Board, move: chess.Move) -> None:
    """Check the notes on one legal move against their triggers, and what they show."""
    verdict = explain(board, move, ended=False)
    found = [note.code for note in verdict.notes]
    order = list(NOTES)
    assert found == sorted(set(found), key=order.index)
    after = plain(board)
    after.push(move)
    seen = (board, move, after)
    for code, trigger in TRIGGERS.items():
        assert (code in found) == trigger(seen), (code, board.fen(), move.uci(), found)
    for note in verdict.notes:
        _prove(note, seen)


def _prove(note: Note, seen: Seen) -> None:
    board, move, after = seen
    if note.code in ("double-check", "discovered-check", "mates", "third-check", "castling-gives-check"):
        assert set(squares(note, "checkers")) == set(after.checkers())
        assert squares(note, "king") == [after.king(after.turn)]
    if note.code == "capture-declined":
        targets = {other.to_square for other in legal(board) if other.from_square == move.from_square}
        assert set(squares(note, "options")) <= targets
    if note.code == "line-shut":
        for attacker in squares(note, "attackers"):
            assert any(
                chess.ray(attacker, blocker) & chess.BB_SQUARES[passed]
                for blocker in squares(note, "blockers")
                for passed in squares(note, "passed")
                if blocker != passed
            )
    for square in squares(note, "captured"):
        assert board.color_at(square) == (not board.turn)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_notes_in_random_games(variant: str, seed: int) -> None:
    rng = random.Random(f"notes {variant} {seed}")
    for board in random_game(variant, rng, plies=200):
        if rng.random() < 0.08 and not board.is_variant_end():
            for move in legal(board):
                check_notes(board, move)


@pytest.mark.parametrize("seed", range(SET_UP))
def test_notes_in_positions_set_up_at_random(seed: int) -> None:
    rng = random.Random(seed)
    boards = (
        set_up(rng, rng.randint(1, 12)),
        castling_board(rng, chess960=seed % 2 == 1),
        passing_board(rng),
    )
    for board in boards:
        for move in legal(board):
            check_notes(board, move)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_end_of_a_game_is_told_as_the_status_tells_it(variant: str, seed: int) -> None:
    rng = random.Random(f"end {variant} {seed}")
    *_, last = random_game(variant, rng)
    code = status(last).code
    first = explain(last, "0000").reasons[0]
    if first.code == "game-over":
        assert first.params["how"] == code
    else:
        assert code in ("in-progress", "check", "double-check")


@pytest.mark.parametrize("kings", ["KKk", "KkkK", "KKK"])
@pytest.mark.parametrize("seed", range(10 * SWEEP))
def test_impossible_boards_are_answered_too(kings: str, seed: int) -> None:
    rng = random.Random(f"{kings} {seed}")
    board = chess.Board(None)
    men = [*kings, *rng.choices("QRBNPPqrbnpp", k=rng.randint(1, 12))]
    for symbol, square in zip(men, rng.sample(range(64), len(men)), strict=True):
        board.set_piece_at(square, chess.Piece.from_symbol(symbol))
    board.ep_square = rng.choice([None, *range(64)])
    board.castling_rights = chess.BB_ALL
    for start in range(64):
        for end in rng.sample(range(64), 12):
            if start != end:
                verdict = explain(board, chess.Move(start, end, rng.choice([None, None, chess.QUEEN])))
                assert verdict.legal == (not verdict.reasons)


def test_notes_do_not_touch_a_partner_board() -> None:
    class Bughouse(chess.variant.CrazyhouseBoard):
        passed_on = 0

        def _push_capture(self, *_: object) -> None:  # type: ignore[override]
            Bughouse.passed_on += 1

    board = Bughouse("4k3/8/8/3p4/4P3/8/8/4K3[N] w - - 0 1")
    assert explain(board, "e4d5").legal
    assert Bughouse.passed_on == 0
    assert make("crazyhouse").is_valid()
