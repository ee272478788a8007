"""The games of steps that were begun and not ended: whoever comes back plays on."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from chesslearn.course import LessonSession

MOST: Final = 8
"""So many games are kept, the latest ones."""
MOST_MOVES: Final = 600


class Games:
    """Moves by lesson and step, of the game played last at the end."""

    def __init__(self) -> None:
        self._moves: dict[tuple[str, str], tuple[str, ...]] = {}

    def note(self, session: LessonSession) -> None:
        """Note how far the game of a step has come; one that is over, or not begun, is dropped."""
        self._put((session.lesson.id, session.step.id), session.game)

    def take_up(self, session: LessonSession) -> None:
        """Go on with the game of a step where it was left, if there is one."""
        session.resume(self._moves.get((session.lesson.id, session.step.id), ()))

    def forget(self, lessons: Collection[str] | None = None) -> None:
        """Drop the games of some lessons, or all."""
        kept = () if lessons is None else [place for place in self._moves if place[0] not in lessons]
        self._moves = {place: self._moves[place] for place in kept}

    def keep(self) -> list[list[str]]:
        """Return the games as plain data: lesson, step, and the moves in one text."""
        return [[*place, " ".join(moves)] for place, moves in self._moves.items()]

    def read(self, kept: object) -> None:
        """Take in what `keep` gave; what is no game is left out."""
        for game in kept[-MOST:] if isinstance(kept, list) else ():
            match game:
                case [str(lesson), str(step), str(text)]:
                    self._put((lesson, step), tuple(text.split()))

    def _put(self, place: tuple[str, str], moves: tuple[str, ...]) -> None:
        self._moves.pop(place, None)
        if 0 < len(moves) <= MOST_MOVES:
            self._moves[place] = moves
        if len(self._moves) > MOST:
            del self._moves[next(iter(self._moves))]
