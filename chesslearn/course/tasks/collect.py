"""The task of collecting stars: move freely, land on each, in few moves.

One side moves all the time, enemy men stand still. Stars do not block the way;
a star is taken by landing on it.
"""

from __future__ import annotations

import attrs

from chesslearn.course.attempts import Attempt, MoveAttempt
from chesslearn.course.notation import Square, squares_of
from chesslearn.course.outcomes import Outcome
from chesslearn.course.positions import moved
from chesslearn.course.state import StepState
from chesslearn.course.tasks import trying
from chesslearn.course.tasks.base import Scene, Setting, Task, base_view, nothing
from chesslearn.course.tasks.shortest import shortest


@attrs.frozen(kw_only=True, repr=False)
class CollectScene(Scene):
    """A scene with the squares still to be visited and the moves made."""

    left: tuple[Square, ...] = ()
    moves: int = 0


@attrs.frozen(kw_only=True, repr=False)
class CollectTask(Task[CollectScene]):
    """Collect every star and capture every man asked for; more moves than par are fine."""

    kind = "collect"

    stars: tuple[Square, ...] = ()
    par: int
    """The least number of moves; the checker computes it too."""
    captures: tuple[Square, ...] = ()
    """Enemy men to be captured as well."""

    @property
    def targets(self) -> tuple[Square, ...]:
        """Every square to land on."""
        return self.stars + self.captures

    def start(self, setting: Setting) -> CollectScene:
        return CollectScene(board=setting.board, left=self.targets)

    def attempt(
        self, setting: Setting, scene: CollectScene, attempt: Attempt
    ) -> tuple[CollectScene, Outcome]:
        if not isinstance(attempt, MoveAttempt):
            return scene, nothing("not-here", setting)
        if scene.solved:
            return scene, nothing("solved-already", setting)
        scene = attrs.evolve(scene, promotion=None, passing=False) if scene.passing else scene
        move = trying.read_move(attempt)
        board = scene.board or setting.board
        if move is None:
            return scene, nothing("same-square", setting)
        tried = trying.try_move(board, move)
        if answer := trying.not_made(setting, board, tried, scene):
            return answer
        return self._made(setting, scene, tried)

    def view(self, setting: Setting, scene: CollectScene) -> StepState:
        return attrs.evolve(
            base_view(setting, scene),
            stars=tuple(star for star in self.stars if star in scene.left),
            movable="none" if scene.solved else "any",
            moves_made=scene.moves,
            par=self.par,
            goal_count=len(self.targets) - len(scene.left),
            goal_total=len(self.targets),
        )

    def solution(self, setting: Setting, scene: CollectScene) -> list[Attempt]:
        moves = shortest(scene.board or setting.board, scene.left)
        return [trying.as_attempt(move) for move in moves or ()]

    def _made(self, setting: Setting, scene: CollectScene, tried: trying.Try) -> tuple[CollectScene, Outcome]:
        board, move = scene.board or setting.board, tried.verdict.move or tried.move
        from_, to = squares_of(move)
        left = tuple(square for square in scene.left if square != to)
        after = attrs.evolve(
            scene,
            board=moved(board, move, hand_back=True),
            last_move=(from_, to),
            left=left,
            moves=scene.moves + 1,
            solved=not left,
        )
        if left:
            return after, Outcome(
                kind="progress",
                code="stars-left" if set(left) <= set(self.stars) else "targets-left",
                params={"left": len(left), "moves": after.moves},
                verdict=tried.verdict,
                context=setting.context,
            )
        return after, Outcome(
            kind="solved",
            code="solved-in-moves",
            params={"moves": after.moves, "par": self.par},
            verdict=tried.verdict,
            text=setting.done,
            context=setting.context,
        )
