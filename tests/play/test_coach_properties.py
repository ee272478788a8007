"""The coach against brute force: in games, whatever it says is so."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

import chess
import pytest

from chesslearn.opponent import choose_move
from chesslearn.opponent.evaluation.values import VALUES
from chesslearn.play.coach import CODES, Remark, remarks, threats
from tests.rules.boards import SWEEP


def games(seed: int, plies: int = 70) -> Iterator[tuple[chess.Board, chess.Move]]:
    """Yield positions and moves of games in which men are left hanging and taken."""
    rng = random.Random(seed)
    board = chess.Board() if seed % 3 else chess.Board.from_chess960_pos(rng.randrange(960))
    for _ in range(plies):
        if board.outcome() is not None:
            return
        move = choose_move(board, rng.choice([1, 1, 2, 3]), seed=seed)
        yield board, move
        board.push(move)


def count(board: chess.Board, color: chess.Color) -> int:
    """Return the material of a colour less that of the other."""
    return sum(
        VALUES[piece.piece_type] * (1 if piece.color is color else -1) for piece in board.piece_map().values()
    )


def is_mate(board: chess.Board, move: chess.Move) -> bool:
    board.push(move)
    found = board.is_checkmate()
    board.pop()
    return found


def mates(board: chess.Board) -> list[chess.Move]:
    return [move for move in board.legal_moves if is_mate(board, move)]


def settled(board: chess.Board, left: int, low: int, high: int) -> int:
    """Return the material that the side to move ends with when both only capture; it may stop."""
    best = count(board, board.turn)
    moves = list(board.legal_moves)
    if board.is_check():
        if not moves:
            return -99_999
        best = -99_999
    elif best >= high or left == 0:
        return best
    else:
        moves = [move for move in moves if board.is_capture(move) or move.promotion == chess.QUEEN]
    if left == 0:
        return count(board, board.turn)
    low = max(low, best)
    for move in sorted(moves, key=lambda move: -VALUES[board.piece_type_at(move.to_square) or chess.KING]):
        board.push(move)
        best = max(best, -settled(board, left - 1, -high, -low))
        board.pop()
        low = max(low, best)
        if low >= high:
            break
    return best


def surely_wins(board: chess.Board, square: chess.Square) -> bool:
    """Return whether the side to move has a capture on a square that wins a pawn's worth at least."""
    was = count(board, board.turn)
    for move in list(board.legal_moves):
        if move.to_square != square or not board.is_capture(move):
            continue
        board.push(move)
        now = -settled(board, 7, -99_999, 99_999)
        board.pop()
        if now - was >= 100:
            return True
    return False


def can_take_back(board: chess.Board, square: chess.Square) -> bool:
    return any(move.to_square == square for move in board.legal_moves)


class Truth:
    """One move seen by brute force, with a test for each code."""

    def __init__(self, board: chess.Board, move: chess.Move) -> None:
        self.before, self.move = board.copy(stack=False), move
        self.after = board.copy(stack=False)
        self.after.push(move)

    def check(self, said: tuple[Remark, ...]) -> None:
        for remark in said:
            row = CODES[remark.code]
            assert set(remark.squares) == set(row.roles), remark
            assert set(remark.params) == set(row.params), remark
            where = {
                role: [chess.parse_square(name) for name in names] for role, names in remark.squares.items()
            }
            assert all(where.values()), remark
            getattr(self, "is_" + remark.code.replace("-", "_"))(remark, where)
        codes = [remark.code for remark in said]
        assert ("mates" in codes) is self.after.is_checkmate()
        assert ("misses-mate" in codes) is bool(mates(self.before) and not self.after.is_checkmate())
        order = list(CODES)
        assert codes == sorted(codes, key=order.index), codes

    def is_mates(self, remark: Remark, at: dict[str, list[int]]) -> None:
        assert self.after.is_checkmate()
        assert set(at["checkers"]) == set(self.after.checkers())

    def is_stalemates(self, remark: Remark, at: dict[str, list[int]]) -> None:
        assert self.after.is_stalemate()

    def is_misses_mate(self, remark: Remark, at: dict[str, list[int]]) -> None:
        found = mates(self.before)
        assert self.before.parse_san(str(remark.params["move"])) in found
        assert remark.params["count"] == len(found)
        assert at["king"] == [self.before.king(not self.before.turn)]

    def is_allows_mate(self, remark: Remark, at: dict[str, list[int]]) -> None:
        assert self.after.parse_san(str(remark.params["move"])) in mates(self.after)
        assert at["king"] == [self.after.king(self.before.turn)]
        assert any(not self._mated_after(move) for move in list(self.before.legal_moves))

    def _mated_after(self, move: chess.Move) -> bool:
        self.before.push(move)
        found = bool(mates(self.before))
        self.before.pop()
        return found

    def is_hangs(self, remark: Remark, at: dict[str, list[int]]) -> None:
        self._loses(self.after, remark, at)
        if remark.params["since"] == "before":
            idle = self.before.copy()
            idle.push(chess.Move.null())
            assert surely_wins(idle, at["man"][0])

    def _loses(self, board: chess.Board, remark: Remark, at: dict[str, list[int]]) -> None:
        man = at["man"][0]
        assert board.color_at(man) is not board.turn
        assert surely_wins(board, man), (board.fen(), remark)
        captures = [move for move in board.legal_moves if move.to_square == man]
        assert {move.from_square for move in captures} == set(at["attackers"])
        first = board.piece_at(at["attackers"][0])
        assert first is not None
        assert first.symbol().upper() == remark.params["attacker"]
        if remark.params["how"] == "undefended":
            board = board.copy()
            board.push(next(move for move in captures if self._is_by(board, move, remark)))
            assert not can_take_back(board, man)

    @staticmethod
    def _is_by(board: chess.Board, move: chess.Move, remark: Remark) -> bool:
        piece = board.piece_at(move.from_square)
        return piece is not None and piece.symbol().upper() == remark.params["attacker"]

    def is_captures(self, remark: Remark, at: dict[str, list[int]]) -> None:
        assert self.before.is_capture(self.move)
        assert self.before.color_at(at["captured"][0]) is not self.before.turn
        gain = -settled(self.after, 7, -99_999, 99_999) - count(self.before, self.before.turn)
        how = remark.params["how"]
        assert how == ("bad" if gain <= -100 else "even" if gain < 100 else how), (self.before.fen(), remark)
        assert how in (("free", "good") if gain >= 100 else ("bad", "even")), (
            self.before.fen(),
            remark,
            gain,
        )
        if how == "free":
            assert not can_take_back(self.after, self.move.to_square)

    def is_threatens(self, remark: Remark, at: dict[str, list[int]]) -> None:
        idle = self.after.copy()
        idle.push(chess.Move.null())
        for man in at["men"]:
            assert self.after.is_attacked_by(self.before.turn, man)
            assert surely_wins(idle, man), (idle.fen(), remark)

    def is_forks(self, remark: Remark, at: dict[str, list[int]]) -> None:
        mover = self.move.to_square
        assert len(at["men"]) >= 2
        assert all(man in self.after.attacks(mover) for man in at["men"])
        for answer in list(self.after.legal_moves):
            assert answer.to_square != mover
            self.after.push(answer)
            won = any(
                surely_wins(self.after, man) for man in at["men"] if self.after.color_at(man) is not None
            )
            self.after.pop()
            assert won, (self.after.fen(), answer)

    def is_escapes(self, remark: Remark, at: dict[str, list[int]]) -> None:
        idle = self.before.copy()
        idle.push(chess.Move.null())
        assert surely_wins(idle, self.move.from_square)

    def is_defends(self, remark: Remark, at: dict[str, list[int]]) -> None:
        idle = self.before.copy()
        idle.push(chess.Move.null())
        for man in at["men"]:
            assert surely_wins(idle, man)
            assert self.move.to_square in self.after.attackers(self.before.turn, man)
            assert self.move.from_square not in self.before.attackers(self.before.turn, man)
            assert can_take_back(self.after, man)

    def is_checks(self, remark: Remark, at: dict[str, list[int]]) -> None:
        assert set(at["checkers"]) == set(self.after.checkers())
        assert not self.after.is_checkmate()

    def is_castles(self, remark: Remark, at: dict[str, list[int]]) -> None:
        assert self.before.is_castling(self.move)

    def is_develops(self, remark: Remark, at: dict[str, list[int]]) -> None:
        assert self.before.piece_type_at(self.move.from_square) in (chess.KNIGHT, chess.BISHOP)
        assert chess.square_rank(self.move.from_square) in (0, 7)
        assert not surely_wins(self.after, self.move.to_square)

    def is_threat_mate(self, remark: Remark, at: dict[str, list[int]]) -> None:
        idle = self.before.copy()
        idle.push(chess.Move.null())
        assert idle.parse_san(str(remark.params["move"])) in mates(idle)

    def is_threat_capture(self, remark: Remark, at: dict[str, list[int]]) -> None:
        idle = self.before.copy()
        idle.push(chess.Move.null())
        self._loses(idle, remark, at)


@pytest.mark.parametrize("seed", range(3 * SWEEP))
def test_whatever_is_said_of_a_move_is_so(seed: int) -> None:
    for board, move in games(seed):
        Truth(board, move).check(remarks(board, move))


@pytest.mark.parametrize("seed", range(100, 100 + 3 * SWEEP))
def test_whatever_is_said_of_threats_is_so(seed: int) -> None:
    for board, move in games(seed):
        truth = Truth(board, move)
        for remark in threats(board):
            where = {
                role: [chess.parse_square(name) for name in names] for role, names in remark.squares.items()
            }
            getattr(truth, "is_" + remark.code.replace("-", "_"))(remark, where)


def test_a_man_that_is_simply_left_to_be_taken_is_told() -> None:
    """Attacked by one man, guarded by none, in a game without anything else to take: never unsaid."""
    told = 0
    for board, move in chain.from_iterable(games(1000 + seed) for seed in range(3 * SWEEP)):
        after = board.copy(stack=False)
        after.push(move)
        takes = [one for one in after.legal_moves if after.is_capture(one)]
        if len(takes) != 1 or after.is_en_passant(takes[0]) or board.is_capture(move) or after.is_check():
            continue
        done = after.copy(stack=False)
        done.push(takes[0])
        if any(done.is_capture(one) or done.gives_check(one) for one in done.legal_moves):
            continue
        said = [remark.squares["man"] for remark in remarks(board, move) if remark.code == "hangs"]
        assert said == [(chess.square_name(takes[0].to_square),)], (board.fen(), move)
        told += 1
    assert told
