"""The texts of a step that is shown in another position."""

from __future__ import annotations

from chesslearn.course.memory import Exercise
from chesslearn.i18n import Translator


class TurnedTranslator(Translator):
    """A translator that renames squares and sides in the texts of one step, and in nothing else.

    What the judge says needs no turning: it speaks of the board that is shown.
    """

    def __init__(self, t: Translator, exercise: Exercise) -> None:
        super().__init__(t.language, t._catalog)
        self._context = exercise.context
        self._flip = exercise.flip

    def pgettext(self, context: str, message: str) -> str:
        """Return the text for ``message``, turned if it belongs to the step."""
        text = super().pgettext(context, message)
        return self._flip.text(text) if context == self._context else text
