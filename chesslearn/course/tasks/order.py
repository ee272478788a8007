"""The task of order: take the texts one after another, the first one first."""

from __future__ import annotations

from typing import ClassVar, Literal

import attrs

from chesslearn.course._structure import Fault, Faults
from chesslearn.course.attempts import Attempt, ChoiceAttempt
from chesslearn.course.notation import Text
from chesslearn.course.outcomes import Outcome
from chesslearn.course.problems import told
from chesslearn.course.state import ChoiceState, StepState
from chesslearn.course.tasks.base import Scene, Setting, Task, base_view, nothing, solved


@attrs.frozen(kw_only=True, repr=False)
class Item:
    """One text, and what is said when it is taken too early."""

    text_alone: ClassVar[bool] = True
    """In files the text may stand for the whole."""

    text: Text
    early: Text | None = None


@attrs.frozen(kw_only=True, repr=False)
class OrderScene(Scene):
    """A scene with the number of items taken, and the one that was just taken too early."""

    done: int = 0
    missed: int | None = None


@attrs.frozen(kw_only=True, repr=False)
class OrderTask(Task[OrderScene]):
    """Put texts in order; they are shown shuffled."""

    kind = "order"
    needs_board = False
    takes_back = False

    items: tuple[Item, ...]
    """The texts in the right order."""

    def __attrs_post_init__(self) -> None:
        texts = [item.text for item in self.items]
        if len(texts) < 2:
            raise Faults(
                [Fault(("items",), told("there is nothing to put in order"), told("Write two texts or more"))]
            )
        if len(set(texts)) < len(texts):
            raise Faults([Fault(("items",), told("a text comes twice"), told("Make each text different"))])

    def shuffled(self, setting: Setting) -> list[int]:
        """Return the places of the items as they are shown, never in the right order."""
        places = list(range(len(self.items)))
        setting.random.shuffle(places)
        return places if places != sorted(places) else places[::-1]

    def start(self, setting: Setting) -> OrderScene:
        return OrderScene(board=setting.start)

    def attempt(self, setting: Setting, scene: OrderScene, attempt: Attempt) -> tuple[OrderScene, Outcome]:
        if not isinstance(attempt, ChoiceAttempt) or not 0 <= attempt.index < len(self.items):
            return scene, nothing("not-here", setting)
        if scene.solved:
            return scene, nothing("solved-already", setting)
        place = self.shuffled(setting)[attempt.index]
        if place < scene.done:
            return scene, nothing("order-taken", setting)
        if place > scene.done:
            return attrs.evolve(scene, missed=place), Outcome(
                kind="wrong", code="order-early", text=self.items[place].early, context=setting.context
            )
        done = scene.done + 1
        after = attrs.evolve(scene, done=done, missed=None, solved=done == len(self.items))
        if after.solved:
            return after, solved(setting)
        return after, Outcome(
            kind="progress",
            code="ordered",
            params={"number": done, "left": len(self.items) - done},
            context=setting.context,
        )

    def view(self, setting: Setting, scene: OrderScene) -> StepState:
        return attrs.evolve(
            base_view(setting, scene),
            choices=tuple(
                ChoiceState(
                    self.items[place].text,
                    _state(scene, place),
                    place=place + 1 if place < scene.done else 0,
                )
                for place in self.shuffled(setting)
            ),
            unit="ordered",
            goal_count=scene.done,
            goal_total=len(self.items),
        )

    def solution(self, setting: Setting, scene: OrderScene) -> list[Attempt]:
        shuffled = self.shuffled(setting)
        return [ChoiceAttempt(shuffled.index(place)) for place in range(scene.done, len(self.items))]


def _state(scene: OrderScene, place: int) -> Literal["open", "right", "not"]:
    if place < scene.done:
        return "right"
    return "not" if place == scene.missed else "open"
