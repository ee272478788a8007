"""What goes wrong between the browser and Python is answered, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import NewLearner
from tests.browser.learner import Learner
from tests.browser.serving import Server


@pytest.mark.parametrize(
    ("said", "sent"),
    [
        (b'"from":"a1"', b'"from":"z9"'),
        (b'"to":"a6"', b'"to":[12]'),
        (b'"kind":"move"', b'"kind":"fly?"'),
        (b'"type":"attempt"', b'"type":"destroy"'),
    ],
)
def test_a_message_that_does_not_fit_changes_nothing(learner: Learner, said: bytes, sent: bytes) -> None:
    learner.open("?lesson=rook&step=first-move")
    learner.swap(said, sent)
    learner.move("a1", "a6")
    assert learner.piece_on("a1") == "wR"
    learner.move("a1", "a6")
    assert learner.piece_on("a6") == "wR"


def test_an_attempt_on_an_old_board_is_answered_by_the_new_one(learner: Learner) -> None:
    learner.open("?lesson=rook&step=first-move")
    now = learner.revision
    learner.swap(f'"revision":{now}'.encode(), f'"revision":{now - 1}'.encode())
    learner.move("a1", "a6")
    assert learner.piece_on("a1") == "wR"


def test_a_dead_kernel_is_noticed_and_a_reload_goes_on(new_learner: NewLearner, tmp_path: Path) -> None:
    with Server("--port", "0", "--pool", "0", folder=tmp_path) as server:
        learner = new_learner(address=server.address).open("?lesson=rook&step=first-move")
        (kernel,) = server.kernels()
        kernel.kill()
        learner.start_move("a1", "a6")
        learner.page.get_by_role("alert").wait_for()
        learner.button("status.reload").click()
        learner.page.get_by_role("alert").wait_for(state="detached")
        learner.wait()
        assert learner.step == "first-move"
        learner.move("a1", "a6")
        assert learner.piece_on("a6") == "wR"
        learner.page.goto("about:blank")
