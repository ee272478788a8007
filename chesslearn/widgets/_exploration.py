"""The free board: a position of any kind of chess, tries on it, and questions about it."""

from __future__ import annotations

import attrs
import chess

from chesslearn import words
from chesslearn.i18n import Translator
from chesslearn.rules import BELIEFS, WhyNot, status, why_not
from chesslearn.widgets import _feedback, _messages
from chesslearn.widgets._trial import Trial
from chesslearn.widgets._variants import PRESETS, VARIANTS
from chesslearn.widgets.state.board import BoardState
from chesslearn.widgets.state.explorer import ExplorerScreen
from chesslearn.widgets.state.parts import Buttons, Feedback, Option, Side
from chesslearn.words import explorer as says
from chesslearn.words.said import Said


class Exploration:
    """What the free board shows: the position, the last try or question, the side below."""

    def __init__(self, fen: str = "", variant: str = "standard") -> None:
        self.trial = Trial(fen, variant)
        self.orientation: Side = "white"
        self.answer: WhyNot | None = None
        self.bad_position = False

    def handle(self, message: _messages.Message, language: str) -> bool:
        """Do what ``message`` asks; false when it is nothing for the free board."""
        self.answer = None
        self.bad_position = False
        match message:
            case _messages.Attempt(what=what):
                self.trial.attempt(what, language)
            case _messages.Position():
                self._set_up(message)
            case _messages.Ask(belief) if belief in BELIEFS:
                self.trial.forget()
                self.answer = why_not(self.trial.board, belief)
            case _messages.Plain(type="undo"):
                self.trial.undo()
            case _messages.Plain(type="restart"):
                self.trial.restart()
            case _messages.Plain(type="flip"):
                self.orientation = "black" if self.orientation == "white" else "white"
            case _:
                return False
        return True

    def show(self, fen: str, variant: str) -> None:
        """Set up a position that is known to be one."""
        self.trial = Trial(fen, variant)
        self.answer, self.bad_position = None, False

    def _set_up(self, message: _messages.Position) -> None:
        fen = PRESETS.get(message.preset, "") if message.preset is not None else (message.fen or "").strip()
        try:
            self.trial = Trial(fen, message.variant)
        except ValueError:
            self.bad_position = True

    def board_state(self) -> BoardState:
        """Return the board, with what the last answer points at."""
        state = self.trial.board_state(self.orientation)
        if self.answer is None:
            return state
        marks, arrows = _feedback.shown(self.answer.because[: _feedback.MOST_FACTS])
        return attrs.evolve(state, marks=marks, arrows=arrows)

    def screen(self, t: Translator) -> ExplorerScreen:
        """Return the page round the board."""
        board = self.trial.board
        return ExplorerScreen(
            title=says.title(t),
            lead=says.lead(t),
            fen=board.fen(),
            variant=self.trial.variant,
            variants=[Option(name, says.variants(t)[name]) for name in VARIANTS],
            presets=[Option(name, says.presets(t)[name]) for name in PRESETS],
            beliefs=[Option(name, says.beliefs(t)[name]) for name in BELIEFS],
            status=self._status(board, t),
            buttons=Buttons(undo=self.trial.can_undo, restart=bool(board.move_stack)),
            feedback=self.feedback(t),
            moves=says.line(t, self.trial.start, tuple(board.move_stack)),
        )

    def feedback(self, t: Translator) -> Feedback | None:
        """Return the answer to the last try or question."""
        if self.bad_position:
            return _feedback.said(Said(*says.bad_position(t)), "refusal", t)
        if self.answer is not None:
            return self._belief(self.answer, t)
        return self.trial.feedback(t)

    def announcement(self, t: Translator) -> str:
        """Return what a screen reader says of the last answer."""
        feedback = self.feedback(t)
        return "" if feedback is None else words.announce.answer(t, feedback.title, feedback.text_html)

    def _status(self, board: chess.Board, t: Translator) -> Feedback:
        found = status(board)
        said = words.status(t, found)
        if found.code == "in-progress":
            return Feedback(tone="info", title=says.turn(t, board.turn), text_html="")
        because = words.why(t, found.because)[: _feedback.MOST_FACTS]
        return _feedback.said(said, "info", t, because)

    def _belief(self, answer: WhyNot, t: Translator) -> Feedback:
        headline = says.verdict_on_belief(t, answer.belief, true=answer.true)
        facts = words.why(t, answer.because)[: _feedback.MOST_FACTS]
        text = facts[0] if facts else ""
        return _feedback.said(Said(headline, text), "good" if answer.true else "info", t, facts[1:])
