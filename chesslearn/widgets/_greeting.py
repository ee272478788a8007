"""What a page brings along when it greets: kept progress, and what its address names."""

from __future__ import annotations

from typing import cast, get_args

from chesslearn.widgets import _beside, _unfinished
from chesslearn.widgets import _messages as messages
from chesslearn.widgets._address import Address
from chesslearn.widgets._learner import Learner
from chesslearn.widgets.memory.study import Page


def greet(learner: Learner, message: messages.Hello) -> None:
    """Take in what the page brings: kept progress, and what its address names.

    A learner of one lesson or step stays there, whatever the address says.
    """
    own_lesson, own_step = learner.fixed
    whole_course = own_lesson is None
    address = Address.read(message.search)
    told = learner.kept.take_in(message.saved) if message.saved else None
    if address.progress and whole_course:
        told = learner.kept.restore(address.progress)
    if message.coach is not None:
        learner.coach = message.coach
        if learner.table is not None:
            learner.table.coach = message.coach
    if message.game is not None and whole_course:
        learner.lay_table().bring_back(message.game)
    learner.study.adopt(learner.progress)
    if message.unfinished and whole_course:
        _unfinished.read(message.unfinished, learner.study, learner.games, seed=address.seed)
    if own_lesson is not None:
        learner.open(own_lesson, own_step)
    elif address.lesson:
        learner.open(address.lesson, address.step)
    elif address.page == "explorer":
        learner.explore()
    elif address.page == "game":
        learner.play(message.search)
    elif address.page in get_args(Page):
        learner.study.seed = address.seed
        _beside.go(learner, cast(Page, address.page))
    learner.notice = learner.notice or told
