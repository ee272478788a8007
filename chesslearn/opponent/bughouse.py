"""Bughouse: two boards, two teams; what one captures, the partner may drop.

python-chess has no such board. Here each board is a crazyhouse board that keeps
nothing of what it captures, and the match hands the captured men over, so that a
board alone can be copied and searched like any other.
"""

from __future__ import annotations

from typing import Final, Literal

import attrs
import chess
import chess.variant

MateRule = Literal["pocket", "blockable"]
"""When a check is mate: by the pocket of that moment, or only when no dropped man could block it."""

BoardNumber = Literal[0, 1]
Team = Literal[0, 1]
EndCode = Literal["checkmate", "stalemate", "stuck"]

_BOARDS: Final[tuple[BoardNumber, BoardNumber]] = (0, 1)
_OTHER: Final[dict[BoardNumber, BoardNumber]] = {0: 1, 1: 0}


class BughouseBoard(chess.variant.CrazyhouseBoard):
    """One of the two boards: drops as in crazyhouse, but captured men leave it.

    >>> board = BughouseBoard()
    >>> for uci in ("e2e4", "d7d5", "e4d5"):
    ...     _ = board.push_uci(uci)
    >>> len(board.pockets[chess.WHITE])
    0
    """

    aliases: Final = ["Bughouse"]  # type: ignore[misc]
    uci_variant = "bughouse"
    xboard_variant = "bughouse"

    def _push_capture(
        self, move: chess.Move, capture_square: chess.Square, piece_type: chess.PieceType, was_promoted: bool
    ) -> None:
        """Leave the captured man to the match."""

    def is_repetition(self, count: int = 3) -> bool:
        """Return false: a repetition ends nothing here, and what was handed over cannot be replayed."""
        return False

    def can_claim_threefold_repetition(self) -> bool:
        """Return false, as `is_repetition` does."""
        return False

    def could_block(self) -> bool:
        """Return whether a dropped man, if there were one, could block the check or end a stalemate.

        False without legal sense where there are legal moves: ask only when there is none.

        >>> BughouseBoard("R5k1/5ppp/8/8/8/8/8/4K3[] b - - 0 1").could_block()
        True
        >>> BughouseBoard("5Rk1/5Npp/8/8/8/8/8/4K3[] b - - 0 1").could_block()
        False
        """
        return bool(self.legal_drop_squares_mask())


@attrs.frozen
class MatchEnd:
    """How a match ended: the board that ended it, the code, and the team that won (``None``: a draw)."""

    code: EndCode
    board: BoardNumber
    winner: Team | None


def team_of(number: BoardNumber, color: chess.Color) -> Team:
    """Return the team that plays a colour on a board; team 0 has White on board 0 and Black on board 1.

    >>> team_of(0, chess.WHITE) == team_of(1, chess.BLACK)
    True
    """
    return 0 if (number == 0) is color else 1


@attrs.frozen
class _Step:
    number: BoardNumber
    handed: chess.Piece | None


class BughouseMatch:
    """Two bughouse boards played together, until either of them ends (variants by agreement: `MateRule`).

    With ``mate="pocket"`` a side in check with no legal move is mated, and a side
    with no legal move and no check is stalemated, by what is in the pocket at that
    moment. With ``mate="blockable"`` a side waits as long as a man from the partner
    could help; when nobody can move, the match is ``stuck``, a draw here because
    there is no clock to decide it. Repetition and counts of moves end nothing.

    >>> match = BughouseMatch()
    >>> for uci in ("e2e4", "d7d5", "e4d5"):
    ...     match.push(0, chess.Move.from_uci(uci))
    >>> match.boards[1].pockets[chess.BLACK].count(chess.PAWN)
    1
    """

    def __init__(self, fens: tuple[str, str] | None = None, *, mate: MateRule = "pocket") -> None:
        first, second = fens or (BughouseBoard.starting_fen, BughouseBoard.starting_fen)
        self.boards = (BughouseBoard(first), BughouseBoard(second))
        self.mate: MateRule = mate
        self._steps: list[_Step] = []

    def movable(self) -> tuple[BoardNumber, ...]:
        """Return the boards on which the side to move has a legal move; none after the end."""
        if self.end() is not None:
            return ()
        return tuple(number for number in _BOARDS if any(self.boards[number].legal_moves))

    def waits(self, number: BoardNumber) -> bool:
        """Return whether the side to move of a board can only wait for a man from its partner."""
        board = self.boards[number]
        return self.mate == "blockable" and not any(board.legal_moves) and board.could_block()

    def end(self) -> MatchEnd | None:
        """Return how the match ended, or `None` while it goes on."""
        idle = 0
        for number in _BOARDS:
            board = self.boards[number]
            if any(board.legal_moves):
                continue
            if self.waits(number):
                idle += 1
            elif board.is_check():
                return MatchEnd("checkmate", number, team_of(number, not board.turn))
            else:
                return MatchEnd("stalemate", number, None)
        return MatchEnd("stuck", 0, None) if idle == 2 else None

    def push(self, number: BoardNumber, move: chess.Move) -> None:
        """Make a legal move on a board and hand what it captures to the partner.

        The man keeps its colour; a promoted piece is handed over as a pawn. Raises
        `ValueError` for an illegal move and after the end.
        """
        board = self.boards[number]
        if self.end() is not None or not board.is_legal(move):
            raise ValueError(f"illegal move on board {number}: {move.uci()!r} in {board.fen()!r}")
        handed = handed_over(board, move)
        board.push(move)
        if handed:
            self.boards[_OTHER[number]].pockets[handed.color].add(handed.piece_type)
        self._steps.append(_Step(number, handed))

    def pop(self) -> tuple[BoardNumber, chess.Move]:
        """Take the last move of the match back, and the man that it handed over.

        Raises `IndexError` when no move has been made.
        """
        step = self._steps.pop()
        if step.handed:
            self.boards[_OTHER[step.number]].pockets[step.handed.color].remove(step.handed.piece_type)
        return step.number, self.boards[step.number].pop()


def handed_over(board: chess.Board, move: chess.Move) -> chess.Piece | None:
    """Return the man that a legal move hands to the other board: a promoted one as a pawn.

    >>> handed_over(BughouseBoard("4k3/8/8/3q~4/4P3/8/8/4K3[] w - - 0 1"), chess.Move.from_uci("e4d5"))
    Piece.from_symbol('p')
    """
    if move.drop or not board.is_capture(move):
        return None
    if board.is_en_passant(move) or board.promoted & chess.BB_SQUARES[move.to_square]:
        return chess.Piece(chess.PAWN, not board.turn)
    return board.piece_at(move.to_square)
