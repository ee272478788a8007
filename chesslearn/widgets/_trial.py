"""A free board: anything may be tried, legal moves are made, the rest is explained."""

from __future__ import annotations

import chess
from chesslearn.i18n import Translator
from chesslearn.rules import Verdict, explain
from chesslearn.words import announce
from chesslearn.words.drawing import Drawing
from chesslearn.words.moves import MoveTextError
from chesslearn.words.moves import parse as parse_move_text

from chesslearn.widgets import _feedback
from chesslearn.widgets._messages import MoveTry, TextTry, Try
from chesslearn.widgets._state import BoardState, Feedback, Promotion, Side

_PROMOTIONS = {"q": chess.QUEEN, "r": chess.ROOK, "b": chess.BISHOP, "n": chess.KNIGHT, "k": chess.KING, "p": chess.PAWN}


class Trial:
    """A position on which moves are tried, with the answer to the last try.

    A board that lacks a king is an exercise board: the turn follows the piece
    that is moved, and no game ends. Raises `ValueError` for a FEN that cannot
    be read.
    """

    def __init__(self, fen: str) -> None:
        try:
            self._start = chess.Board(fen)
        except ValueError as error:
            raise ValueError(f"expected a position as FEN, got {fen!r}: {error}") from error
        self.board = self._start.copy()
        self.verdict: Verdict | None = None
        self._said: tuple[chess.Board, Verdict] | None = None
        self._text_error: MoveTextError | None = None
        self._promotion: tuple[str, str] | None = None

    @property
    def ended(self) -> bool:
        """Whether games end here: not on a board that lacks a king."""
        return all(self.board.king(color) is not None for color in chess.COLORS)

    def restart(self) -> None:
        """Put the first position back."""
        self.board = self._start.copy()
        self._forget()

    def undo(self) -> None:
        """Take back the choice that is due, or else the last move."""
        if self._promotion is None and self._said is None and self._text_error is None and self.board.move_stack:
            self.board.pop()
        elif self._promotion is None and self.verdict is not None and self.verdict.legal and self.board.move_stack:
            self.board.pop()
        self._forget()

    def attempt(self, what: Try, language: str) -> Verdict | None:
        """Judge one try of the learner and make the move if it is legal."""
        self._forget()
        match what:
            case MoveTry(from_square, to_square, promotion):
                move = chess.Move(
                    chess.parse_square(from_square),
                    chess.parse_square(to_square),
                    None if promotion is None else _PROMOTIONS[promotion],
                )
            case TextTry(text):
                try:
                    move = parse_move_text(self.board, text, language)
                except MoveTextError as error:
                    self._text_error = error
                    return None
            case _:
                return None
        self._give_turn(move)
        verdict = explain(self.board, move, ended=self.ended)
        if verdict.reasons and verdict.reasons[0].code == "promotion-missing":
            self._promotion = (chess.square_name(move.from_square), chess.square_name(move.to_square))
            return None
        self.take(verdict)
        return verdict

    def take(self, verdict: Verdict) -> None:
        """Keep ``verdict`` as the answer, and make its move if it is legal."""
        self._forget()
        self.verdict = verdict
        self._said = (self.board.copy(), verdict)
        if verdict.legal and verdict.move is not None:
            self.board.push(verdict.move)

    def board_state(self, orientation: Side, t: Translator) -> BoardState:
        """Return the board as it is to be drawn, with the drawing of the answer."""
        drawing = Drawing()
        if self.verdict is not None and not self.verdict.legal:
            drawing = _feedback.drawing(self.verdict)
        last = self.board.peek() if self.board.move_stack else None
        return BoardState(
            fen=self.board.fen(),
            orientation=orientation,
            turn=_side(self.board.turn),
            last_move=[] if not last else [chess.square_name(last.from_square), chess.square_name(last.to_square)],
            check=_king_in_check(self.board),
            marks=_feedback.marks(drawing),
            arrows=_feedback.arrows(drawing),
            promotion=None if self._promotion is None else Promotion(*self._promotion, side=_side(self.board.turn)),
        )

    def feedback(self, t: Translator) -> Feedback | None:
        """Return the answer to the last try in words, or ``None`` when there is none."""
        if self._text_error is not None:
            return _feedback.from_text_error(self._text_error, t)
        if self._said is None:
            return None
        before, verdict = self._said
        return _feedback.from_verdict(verdict, before, self.board, t)

    def announcement(self, t: Translator) -> str:
        """Return what a screen reader says of the last try."""
        if self._promotion is not None:
            return announce.promotion(t)
        feedback = self.feedback(t)
        return "" if feedback is None else announce.feedback(t, feedback.title, feedback.text_html)

    def _give_turn(self, move: chess.Move) -> None:
        color = self.board.color_at(move.from_square)
        if not self.ended and color is not None and color != self.board.turn:
            self.board.turn = color
            self.board.ep_square = None

    def _forget(self) -> None:
        self.verdict = self._said = self._text_error = self._promotion = None


def _side(color: chess.Color) -> Side:
    return "white" if color == chess.WHITE else "black"


def _king_in_check(board: chess.Board) -> str | None:
    king = board.king(board.turn)
    return chess.square_name(king) if king is not None and board.is_check() else None
