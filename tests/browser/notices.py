"""What a learner is told when no answer comes, and that they go on where they were."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from chesslearn.course import Progress
from tests.browser.learner import Learner
from tests.browser.serving import PATIENCE

TOLD = 5_000
STEP = "?lesson=rook&step=no-jump"
_CONNECTION = re.compile("WebSocket|Failed to load resource|Connection lost|Kernel is dead")


def told(learner: Learner, trouble: str, within: int = TOLD) -> None:
    """Within five seconds the learner reads what is going on, and that nothing is lost."""
    notice = learner.page.get_by_role("alert")
    expect(notice).to_contain_text(learner.words[f"status.{trouble}"], timeout=within)
    expect(notice).to_contain_text(learner.words["status.kept"])


def goes_on(learner: Learner) -> None:
    """The notice has gone, the step is the same, and it can be solved."""
    learner.page.get_by_role("alert").wait_for(state="detached", timeout=PATIENCE * 1000)
    learner.wait()
    assert learner.step == "no-jump"
    learner.move("e1", "e7")
    assert learner.answer.is_visible()
    assert kept(learner) >= {"no-jump"}


def forgive(learner: Learner) -> None:
    """The browser itself complains of lost connections, and rightly; of nothing else."""
    assert [fault for fault in learner.faults if not _CONNECTION.search(fault)] == []
    learner.faults.clear()


def kept(learner: Learner) -> set[str]:
    text = learner.page.evaluate("localStorage.getItem('chesslearn.progress')")
    return set(Progress.from_json(text).solved()["rook"])


def solve_first(learner: Learner) -> None:
    """Solve a step, so that there is something to lose, and stand on the next."""
    learner.open("?lesson=rook&step=first-move").move("a1", "a6")
    assert kept(learner) == {"first-move"}
    learner.open(STEP)
