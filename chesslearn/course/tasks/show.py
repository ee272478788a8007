"""The task of watching: a line that the learner plays, frame by frame."""

from __future__ import annotations

import attrs
import chess

from chesslearn.course.attempts import Attempt, ForwardAttempt
from chesslearn.course.notation import Arrow, Kings, Square, Text, Uci, squares_of
from chesslearn.course.outcomes import Outcome
from chesslearn.course.positions import moved, moved_beside
from chesslearn.course.state import StepState
from chesslearn.course.tasks.base import Scene, Setting, Task, base_view, nothing, solved


@attrs.frozen(kw_only=True, repr=False)
class Frame:
    """One picture of the line: a move or none, what is said, what is drawn."""

    move: Uci | None = None
    text: Text | None = None
    squares: tuple[Square, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    back: bool = False
    """Whether the board first goes back to the step's position."""
    beside: tuple[Uci, ...] = ()
    """In bughouse: moves on the partner's board, after ``move``."""


@attrs.frozen(kw_only=True, repr=False)
class ShowScene(Scene):
    """A scene with the number of frames played."""

    played: int = 0


@attrs.frozen(kw_only=True, repr=False)
class ShowTask(Task[ShowScene]):
    """Watch a line; solved when it has been played to its end."""

    kind = "show"

    frames: tuple[Frame, ...]

    def start(self, setting: Setting) -> ShowScene:
        return ShowScene(board=setting.board)

    def attempt(self, setting: Setting, scene: ShowScene, attempt: Attempt) -> tuple[ShowScene, Outcome]:
        if not isinstance(attempt, ForwardAttempt):
            return scene, nothing("not-here", setting)
        if scene.played >= len(self.frames):
            return scene, nothing("solved-already", setting)
        shown = self._advance(setting, scene)
        if shown.solved:
            text = self.frames[-1].text or setting.done
            done = setting.done if self.frames[-1].text else None
            return shown, attrs.evolve(solved(setting), code="shown", text=text, done=done)
        return shown, Outcome(
            kind="progress",
            code="frame",
            params={"number": shown.played, "total": len(self.frames)},
            text=self.frames[scene.played].text,
            context=setting.context,
        )

    def view(self, setting: Setting, scene: ShowScene) -> StepState:
        state = attrs.evolve(base_view(setting, scene), frame=(scene.played, len(self.frames)))
        if not scene.played:
            return state
        frame = self.frames[scene.played - 1]
        return attrs.evolve(state, marks=frame.squares, arrows=frame.arrows, text=frame.text)

    def solution(self, setting: Setting, scene: ShowScene) -> list[Attempt]:
        return [ForwardAttempt()] * (len(self.frames) - scene.played)

    def _advance(self, setting: Setting, scene: ShowScene) -> ShowScene:
        frame, played = self.frames[scene.played], scene.played + 1
        board = setting.board if frame.back or scene.board is None else scene.board
        last_move = None if frame.back else scene.last_move
        if frame.move:
            move = chess.Move.from_uci(frame.move)
            board, last_move = play(board, move, setting.kings), squares_of(move)
        board = moved_beside(board, frame.beside)
        return attrs.evolve(
            scene, board=board, last_move=last_move, played=played, solved=played == len(self.frames)
        )


def ready(board: chess.Board, move: chess.Move, kings: Kings) -> chess.Board:
    """Return the board on which a move of the line is made: without kings, its man's side is to move."""
    colour = board.color_at(move.from_square)
    if kings == "both" or colour is None or colour == board.turn:
        return board
    turned = board.copy(stack=False)
    turned.turn, turned.ep_square = colour, None
    return turned


def play(board: chess.Board, move: chess.Move, kings: Kings) -> chess.Board:
    """Return the board after a move of the line; an illegal one (the checker reports it) changes nothing."""
    if not ready(board, move, kings).is_legal(move):
        return board
    return moved(ready(board, move, kings), move, hand_back=kings == "none")
