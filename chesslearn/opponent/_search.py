"""Alpha-beta search over python-chess boards that can be paused at any position.

The search is a generator, so that a page can run it slice by slice on its event
loop: it yields when a slice is over. Worths are in hundredths of a pawn for the
side to move.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping

import chess
import chess.variant

from . import _ordering
from ._meter import Meter, OutOfBudget
from .evaluation import MATE, Evaluation

Steps = Generator[None, None, int]
WON = MATE - 500
"""A worth above this is a forced win."""
_QUIET = 6
"""How many captures, and answers to check, are played out before a position is judged."""
_MOST_QUIET = 120
"""How many positions that may take; so a slice stays short."""
_MEMORY = 40
"""How many half-moves back a repetition is looked for."""
_FEW = 5
"""With so few men on the board a draw by material or stalemate is looked for everywhere."""


def _past(board: chess.Board) -> frozenset[str]:
    """Return the earlier positions that may still come again, without counts of moves.

    They are found by taking moves back only: python-chess's own test makes them
    again, and a crazyhouse board shares its earlier pockets with its copies.
    """
    past, found = board.copy(), set()
    for _ in range(min(len(board.move_stack), board.halfmove_clock, _MEMORY)):
        past.pop()
        found.add(past.epd())
    return frozenset(found)


class Search:
    """One search on a board of its own, which it may leave in the middle of a line."""

    def __init__(self, board: chess.Board, evaluation: Evaluation, meter: Meter, *, quiet: bool) -> None:
        self.board = board
        self.evaluation = evaluation
        self.meter = meter
        self.quiet = quiet
        self.best: chess.Move | None = None
        self.worth = 0
        self._history: _ordering.History = {}
        self._killers: dict[int, list[chess.Move]] = {}
        self._quiet_until = 0
        self._past = _past(board)
        self._counted = not isinstance(board, chess.variant.CrazyhouseBoard)

    def deepen(
        self, moves: list[chess.Move], depth: int, noise: Mapping[chess.Move, int]
    ) -> Generator[None, None, None]:
        """Search ever deeper until ``depth`` or the budget is reached; ``best`` holds what was found.

        ``noise`` is added to the worth of a first move. A search cut short in the
        middle of a depth keeps the best of what it saw there, the best move of
        the depth before being the first looked at.
        """
        queue = _ordering.ordered(self.board, moves, (), self._history)
        self.best = queue[0]
        try:
            for reach in range(1, depth + 1):
                yield from self._first(queue, reach, noise)
                if abs(self.worth) > WON:
                    return
                queue.sort(key=lambda move: move != self.best)
        except OutOfBudget:
            return

    def _first(
        self, queue: list[chess.Move], depth: int, noise: Mapping[chess.Move, int]
    ) -> Generator[None, None, None]:
        alpha = -2 * MATE
        for move in queue:
            extra = noise.get(move, 0)
            self.board.push(move)
            worth = extra - (yield from self._node(depth - 1, -2 * MATE, extra - alpha, 1))
            self.board.pop()
            if worth > alpha:
                alpha, self.best, self.worth = worth, move, worth - extra

    def _node(self, depth: int, alpha: int, beta: int, ply: int) -> Steps:
        """Return the worth of the position on the board, within alpha and beta."""
        board = self.board
        self.meter.count()
        if self.meter.due:
            self.meter.pause()
            yield
            self.meter.resume()
        if board.is_variant_end():
            return ply - MATE
        if self._is_drawn(ply):
            return 0
        if depth <= 0:
            return self._leaf(alpha, beta, ply)
        killers = self._killers.setdefault(ply, [])
        moves = _ordering.ordered(board, board.legal_moves, killers, self._history)
        if not moves:
            return ply - MATE if board.is_check() else 0
        late = depth > 1 and not board.is_check()
        best = -2 * MATE
        for number, move in enumerate(_ordering.fewer_drops(board, moves)):
            noisy = _ordering.is_noisy(board, move)
            board.push(move)
            worth = None
            if late and number > 3 and not noisy:
                worth = -(yield from self._node(depth - 2, -alpha - 1, -alpha, ply + 1))
            if worth is None or worth > alpha:
                worth = -(yield from self._node(depth - 1, -beta, -alpha, ply + 1))
            board.pop()
            if worth > best:
                best = worth
                alpha = max(alpha, worth)
                if alpha >= beta:
                    if not noisy:
                        self._remember(move, killers, depth)
                    break
        return best

    def _remember(self, move: chess.Move, killers: list[chess.Move], depth: int) -> None:
        killers[:] = [move, *(killer for killer in killers if killer != move)][:2]
        key = (move.from_square, move.to_square, move.drop)
        self._history[key] = self._history.get(key, 0) + depth * depth

    def _is_drawn(self, ply: int) -> bool:
        board = self.board
        if self._counted:
            if board.halfmove_clock >= 100 and not board.is_checkmate():
                return True
            if board.occupied.bit_count() <= _FEW and board.is_insufficient_material():
                return True
        return ply == 1 and board.halfmove_clock >= 3 and board.epd() in self._past

    def _leaf(self, alpha: int, beta: int, ply: int) -> int:
        board = self.board
        if board.occupied_co[board.turn].bit_count() <= 2 and not any(board.generate_legal_moves()):
            return ply - MATE if board.is_check() else 0
        if self.quiet:
            self._quiet_until = self.meter.nodes + _MOST_QUIET
            return self._settle(alpha, beta, ply, _QUIET)
        return self.evaluation.for_mover(board)

    def _settle(self, alpha: int, beta: int, ply: int, left: int) -> int:
        """Return the worth of a position after its captures have been played out."""
        board = self.board
        if board.is_variant_end():
            return ply - MATE
        if self.meter.nodes > self._quiet_until:
            left = 0
        if board.is_check() and left > 0:
            moves = list(board.generate_legal_moves())
            if not moves:
                return ply - MATE
            best = -2 * MATE
        else:
            if self.evaluation.strikes(board):
                return MATE - ply - 1
            best = self.evaluation.for_mover(board)
            if best >= beta or left <= 0:
                return best
            alpha = max(alpha, best)
            moves = self._captures(alpha - best)
        for move in _ordering.ordered(board, moves, (), self._history):
            self.meter.count()
            board.push(move)
            worth = -self._settle(-beta, -alpha, ply + 1, left - 1)
            board.pop()
            if worth > best:
                best = worth
                alpha = max(alpha, worth)
                if alpha >= beta:
                    break
        return best

    def _captures(self, needed: int) -> list[chess.Move]:
        """Return the captures and promotions that may gain what is needed."""
        board = self.board
        moves = [move for move in board.generate_legal_captures() if not move.drop]
        promoting = board.pawns & board.occupied_co[board.turn] & (chess.BB_RANK_2 | chess.BB_RANK_7)
        if promoting:
            steps = board.generate_legal_moves(promoting, chess.BB_BACKRANKS & ~board.occupied)
            moves += [move for move in steps if move.promotion == chess.QUEEN]
        return [
            move
            for move in moves
            if _ordering.gain(board, move) + 200 >= needed and not _ordering.loses_exchange(board, move)
        ]
