"""A free board: anything may be tried, legal moves are made, the rest is explained."""

from __future__ import annotations

import attrs
import chess

from chesslearn.course.attempts import Attempt
from chesslearn.course.notation import side_name, squares_of
from chesslearn.i18n import Translator
from chesslearn.rules import Verdict, explain
from chesslearn.widgets import _feedback, _variant_parts
from chesslearn.widgets._tries import to_move
from chesslearn.widgets._variants import make_board
from chesslearn.widgets.state.board import BoardState, Promotion
from chesslearn.widgets.state.parts import Feedback, Side
from chesslearn.words import announce
from chesslearn.words.drawing import Drawing
from chesslearn.words.moves import MoveTextError


class Trial:
    """A position on which moves are tried, with the answer to the last try.

    A board that lacks a king is an exercise board: the turn follows the piece
    that is moved, and no game ends. Raises `ValueError` for a FEN that cannot
    be read.
    """

    def __init__(self, fen: str, variant: str = "standard") -> None:
        self.variant = variant
        self.start = make_board(fen, variant)
        self.board = self.start.copy()
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
        self.board = self.start.copy()
        self.forget()

    def undo(self) -> None:
        """Take back what was done last: a choice that is due, a refusal, or else a move."""
        answered = self._promotion or self._text_error or (self._said and not self._said[1].legal)
        if not answered and self.board.move_stack:
            self.board.pop()
        self.forget()

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return bool(self.board.move_stack or self._promotion or self._text_error or self._said)

    def attempt(self, what: Attempt, language: str) -> Verdict | None:
        """Judge one try of the learner and make the move if it is legal."""
        self.forget()
        try:
            move = to_move(self.board, what, language)
        except MoveTextError as error:
            self._text_error = error
            return None
        if move is None:
            return None
        self._give_turn(move)
        verdict = explain(self.board, move, ended=self.ended)
        if verdict.asks_promotion:
            self._promotion = squares_of(move)
            return None
        self.take(verdict)
        return verdict

    def take(self, verdict: Verdict) -> None:
        """Keep ``verdict`` as the answer, and make its move if it is legal."""
        self.forget()
        self.verdict = verdict
        self._said = (self.board.copy(), verdict)
        if verdict.legal and verdict.move is not None:
            self.board.push(verdict.move)

    def board_state(self, orientation: Side) -> BoardState:
        """Return the board as it is to be drawn, with the drawing of the answer."""
        state = _variant_parts.plain_board(self.board, orientation)
        drawing = Drawing()
        if self.verdict is not None and not self.verdict.legal:
            drawing = _feedback.drawing(self.verdict)
        return attrs.evolve(
            state,
            marks=state.marks + _feedback.marks(drawing),
            arrows=_feedback.arrows(drawing),
            promotion=None
            if self._promotion is None
            else Promotion(*self._promotion, side=side_name(self.board.turn)),
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
        if feedback is None:
            return ""
        said = announce.feedback(t, feedback.title, feedback.text_html)
        made = self.verdict is not None and self.verdict.legal
        return _variant_parts.with_checks_left(said, self.board.fen(), t) if made else said

    def _give_turn(self, move: chess.Move) -> None:
        color = self.board.color_at(move.from_square)
        if not self.ended and color is not None and color != self.board.turn:
            self.board.turn = color
            self.board.ep_square = None

    def forget(self) -> None:
        """Drop the answer to the last try."""
        self.verdict = None
        self._said = None
        self._text_error = None
        self._promotion = None
