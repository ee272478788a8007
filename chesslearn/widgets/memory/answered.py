"""A question of a test or a review once more, as it stood when the learner answered it."""

from __future__ import annotations

from typing import Self

import attrs

from chesslearn.course import Attempt, LessonSession, MoveAttempt, SquareAttempt, solution
from chesslearn.course.memory import Answer
from chesslearn.i18n import Translator
from chesslearn.widgets import _present
from chesslearn.widgets.state.board import Arrow, BoardState, Mark


@attrs.frozen(kw_only=True)
class Answered:
    """Where the learner stood before the answer that counts, where it led, and what was right there.

    A right answer is told from the beginning of its question, and so is one that was not given.
    """

    answer: Answer
    before: LessonSession
    after: LessonSession
    right: list[Attempt]

    @classmethod
    def of(cls, answer: Answer) -> Self:
        """Return the question with what was tried first."""
        before, after = answer.exercise.session(), answer.exercise.session()
        for attempt in () if answer.right else answer.tries:
            if after.attempt(attempt).kind in ("refused", "wrong"):
                break
            before.attempt(attempt)
        right = solution(before)
        if any(isinstance(attempt, SquareAttempt) for attempt in right):
            # Of squares all are told, also those that were found.
            right = solution(answer.exercise.session())
        return cls(answer=answer, before=before, after=after, right=right)

    def board(self, t: Translator) -> BoardState | None:
        """Return the board with why the answer was not right, and with what was, where it still can be."""
        outcome = None if self.answer.right else self.answer.outcome
        board = _present.board_state(self.after, outcome, t)
        if board is None:
            return None
        marks, arrows = list(board.marks), list(board.arrows)
        if self.after.state.fen == self.before.state.fen:
            found = self.after.state.found
            arrows += [_arrow(attempt) for attempt in self.right[:1] if isinstance(attempt, MoveAttempt)]
            marks += [
                Mark(attempt.square, "found")
                for attempt in self.right
                if isinstance(attempt, SquareAttempt) and attempt.square not in found
            ]
        return attrs.evolve(board, marks=marks, arrows=arrows, movable=False, selecting=False, promotion=None)


def _arrow(move: MoveAttempt) -> Arrow:
    return Arrow(move.from_, move.to, "show")
