"""Goals round the kings: check, mate, stalemate, and the answers to a check."""

from __future__ import annotations

import attrs
import chess

from chesslearn.course.goals.base import Goal


@attrs.frozen(kw_only=True, repr=False)
class Check(Goal):
    """The move gives check."""

    kind = "check"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return after.is_check()


@attrs.frozen(kw_only=True, repr=False)
class Mate(Goal):
    """The move mates."""

    kind = "mate"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return after.is_checkmate()


@attrs.frozen(kw_only=True, repr=False)
class Stalemate(Goal):
    """The move stalemates."""

    kind = "stalemate"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return after.is_stalemate()


@attrs.frozen(kw_only=True, repr=False)
class DoubleCheck(Goal):
    """Two men give check at once."""

    kind = "double-check"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return len(after.checkers()) > 1


@attrs.frozen(kw_only=True, repr=False)
class DiscoveredCheck(Goal):
    """A man that did not move gives check, because the line before it opened."""

    kind = "discovered-check"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return not before.is_castling(move) and any(
            square != move.to_square and before.color_at(square) == before.turn for square in after.checkers()
        )


@attrs.frozen(kw_only=True, repr=False)
class AnswerCheck(Goal):
    """A check is answered, in whatever way."""

    kind = "answer-check"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return before.is_check()


@attrs.frozen(kw_only=True, repr=False)
class EscapeCheck(Goal):
    """The king steps out of check."""

    kind = "escape-check"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return before.is_check() and before.piece_type_at(move.from_square) == chess.KING


@attrs.frozen(kw_only=True, repr=False)
class CaptureChecker(Goal):
    """The man that gives check is captured, en passant too."""

    kind = "capture-checker"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        captured = move.to_square
        if before.is_en_passant(move):
            captured += -8 if before.turn else 8
        return captured in before.checkers()


@attrs.frozen(kw_only=True, repr=False)
class Block(Goal):
    """A man steps between the king and the man that gives check."""

    kind = "block"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        king, checkers = before.king(before.turn), before.checkers()
        if king is None or len(checkers) != 1 or move.from_square == king:
            return False
        return move.to_square in chess.SquareSet.between(king, checkers.pop())


@attrs.frozen(kw_only=True, repr=False)
class Win(Goal):
    """The move wins the game: mate, or the variant's own way (the hill, the third check)."""

    kind = "win"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return after.is_checkmate() or after.is_variant_loss()
