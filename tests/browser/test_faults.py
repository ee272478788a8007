"""What goes wrong between the browser and Python is answered, too."""

from __future__ import annotations

import pytest

from tests.browser.learner import Learner


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
