"""The opponent of a step: it replies between two messages of the page."""

from __future__ import annotations

from collections.abc import Callable, Generator

import chess

from chesslearn.course import LessonSession
from chesslearn.course.tasks import Scene
from chesslearn.widgets._learner import Learner
from chesslearn.widgets._thinking import PAUSE, Thinking


class Replies:
    """Lets the opponent of the learner's step think, and what it plays by be made ready.

    ``show`` is called after a reply, ``fail`` after a fault of the program. Without a
    running event loop the opponent replies at once.
    """

    def __init__(self, learner: Learner, show: Callable[[], object], fail: Callable[[], object]) -> None:
        self._learner = learner
        self._show = show
        self._fail = fail
        self._thinking = Thinking()
        self._preparing = Thinking()
        self._looking_back = Thinking()
        self._looked_at: Scene | None = None
        self._scene: Scene | None = None
        self._place: tuple[LessonSession, int] | None = None

    def follow(self) -> None:
        """Bring what goes on in line with where the learner is, after anything has changed there."""
        session = self._learner.playing
        self._prepare(session)
        self._look_back(session)
        scene = session.scene if session is not None and session.due else None
        if scene is self._scene:
            return
        self._thinking.stop()
        self._scene = scene
        if scene is None:
            return
        self._thinking.begin(self._learner.reply(), self._after, self._fail, pause=PAUSE)
        if not self._thinking.busy:
            self._after()

    def stop(self) -> None:
        """Let nothing go on any more, when the page goes."""
        self._thinking.stop()
        self._preparing.stop()
        self._looking_back.stop()

    def _after(self) -> None:
        self._scene = None
        self._show()
        self.follow()

    def _prepare(self, session: LessonSession | None) -> None:
        """Make the table of an endgame while the learner looks at it."""
        place = None if session is None else (session, session.index)
        if place == self._place:
            return
        self._preparing.stop()
        self._place = place
        work = None if session is None else session.prepare()
        if work is not None:
            self._preparing.begin(work, lambda: None, pause=PAUSE)

    def _look_back(self, session: LessonSession | None) -> None:
        """Find the rules that a game with a coach has met, once it is over, for the end of the lesson."""
        if session is None or not getattr(session.step.task, "coach", False):
            return
        scene = session.scene if session.state.solved else None
        if scene is self._looked_at:
            return
        self._looked_at = scene
        self._learner.played = None
        if scene is None or scene.board is None:
            self._looking_back.stop()
        else:
            self._looking_back.begin(self._find(session, scene.board), self._show, pause=PAUSE)

    def _find(self, session: LessonSession, board: chess.Board) -> Generator[None, None, None]:
        from chesslearn.play.coach import rules_met_in_slices

        met = yield from rules_met_in_slices(board)
        self._learner.played = session, board, met
