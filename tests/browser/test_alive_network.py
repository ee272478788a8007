"""The network goes, or the laptop sleeps: the page says so in words and finds its way back."""

from __future__ import annotations

import psutil
from playwright.sync_api import expect

from tests.browser.conftest import NewLearner
from tests.browser.learner import Learner
from tests.browser.notices import STEP, TOLD, forgive, goes_on, kept, solve_first, told
from tests.browser.serving import PATIENCE, Server
from tests.browser.wire import Wire


def wake(learner: Learner) -> None:
    """Say what a browser says to a page that was frozen; without a screen it freezes none."""
    learner.page.evaluate("document.dispatchEvent(new Event('resume'))")


def test_a_cut_connection_is_told_and_mends_itself(new_learner: NewLearner, server: Server) -> None:
    with Wire(server.address) as wire:
        learner = new_learner("ru", address=wire.address)
        solve_first(learner)
        learner.page.evaluate("window.samePage = true")
        wire.cut()
        told(learner, "server")
        wire.mend()
        learner.button("status.retry").click()
        goes_on(learner)
        assert learner.page.evaluate("window.samePage"), (
            "the same process answers, so nothing was loaded anew"
        )
        assert kept(learner) == {"first-move", "no-jump"}
        learner.page.goto("about:blank")
    forgive(learner)


def test_an_attempt_without_a_network_is_told_and_can_be_made_again(
    new_learner: NewLearner, server: Server
) -> None:
    with Wire(server.address) as wire:
        learner = new_learner("uk", address=wire.address).open(STEP)
        learner.page.evaluate("window.samePage = true")
        learner.page.context.set_offline(True)
        wire.cut()
        learner.start_move("e1", "e7")
        told(learner, "offline")
        assert learner.piece_on("e1") == "wR", "the piece is back on its square"
        learner.button("status.retry").click()
        told(learner, "offline")
        wire.mend()
        with learner.answered():
            learner.page.context.set_offline(False)
        expect(learner.page.get_by_role("alert")).to_be_hidden()
        goes_on(learner)
        assert learner.page.evaluate("window.samePage")
        learner.page.goto("about:blank")
    forgive(learner)


def test_a_page_that_wakes_up_on_a_deaf_connection_makes_a_new_one(
    new_learner: NewLearner, server: Server
) -> None:
    with Wire(server.address) as wire:
        learner = new_learner(address=wire.address)
        solve_first(learner)
        learner.page.evaluate("window.samePage = true")
        wire.still()
        with learner.answered():
            wake(learner)
        goes_on(learner)
        assert learner.page.evaluate("window.samePage")
        learner.page.goto("about:blank")
    forgive(learner)


def test_who_slept_for_longer_than_the_server_waits_goes_on_with_one_click(
    new_learner: NewLearner, server: Server
) -> None:
    with Server("--port", "0", "--pool", "0", "--idle", "8", folder=server.folder) as brief:
        with Wire(brief.address) as wire:
            learner = new_learner(address=wire.address)
            solve_first(learner)
            wire.cut()
            assert psutil.wait_procs(brief.kernels(), PATIENCE)[1] == [], "the server has stopped waiting"
            wire.mend()
            told_to_go_on = learner.button("status.retry").or_(learner.button("status.go"))
            told_to_go_on.click()
            goes_on(learner)
            assert kept(learner) == {"first-move", "no-jump"}
            learner.page.goto("about:blank")
        forgive(learner)


def test_a_message_that_is_lost_on_the_way_is_told(new_learner: NewLearner) -> None:
    learner = new_learner().open(STEP)
    learner.swap(b'"method":"custom"', b'"method":"custum"')
    learner.start_move("e1", "e7")
    expect(learner.page.get_by_role("alert")).to_be_visible(timeout=TOLD)
    goes_on(learner)


def test_a_page_that_comes_back_asks_once_for_a_sign_of_life(new_learner: NewLearner) -> None:
    learner = new_learner().open(STEP)
    before = learner.revision
    wake(learner)
    learner.page.wait_for_function(
        "before => Number(document.querySelector('[data-ready]').dataset.revision) > before", arg=before
    )
    assert learner.revision == before + 1
    assert learner.page.get_by_role("alert").count() == 0
