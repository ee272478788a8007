"""The learner's process or the whole server dies: the page says so in words, and one click goes on."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import psutil
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewLearner
from tests.browser.notices import STEP, forgive, goes_on, kept, solve_first, told
from tests.browser.serving import PATIENCE, Server
from tests.browser.wire import Wire


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_killed_process_is_told_without_an_attempt(
    new_learner: NewLearner, tmp_path: Path, language: str
) -> None:
    with Server("--port", "0", "--pool", "0", folder=tmp_path) as server:
        learner = new_learner(language, address=server.address)
        solve_first(learner)
        (process,) = server.kernels()
        process.kill()
        told(learner, "ended")
        assert psutil.wait_procs(server.kernels(), PATIENCE)[1] == [], "nothing was started in its place"
        learner.button("status.go").click()
        goes_on(learner)
        assert kept(learner) == {"first-move", "no-jump"}
        learner.page.goto("about:blank")
        forgive(learner)


def test_a_process_that_died_while_it_waited_for_a_learner_is_replaced(
    new_learner: NewLearner, tmp_path: Path
) -> None:
    with Server("--port", "0", "--pool", "1", folder=tmp_path) as server:
        learner = new_learner(address=server.address).open(STEP)
        config = learner.page.locator("#jupyter-config-data")
        own = config.evaluate("script => JSON.parse(script.textContent).kernelId")
        waiting = server.wait_for_kernels(lambda each: own not in " ".join(each.cmdline()))
        for process in waiting:
            process.kill()
        server.wait_for(re.compile("ended by itself"))
        learner.page.goto("about:blank")
        goes_on(learner.open(STEP))
        learner.page.goto("about:blank")


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGTERM])
def test_a_server_that_stops_is_told_and_one_that_is_back_is_gone_on_with(
    new_learner: NewLearner, tmp_path: Path, blow: signal.Signals
) -> None:
    first = Server("--port", "0", "--pool", "0", folder=tmp_path)
    with Wire(first.address) as wire:
        learner = new_learner(address=wire.address)
        solve_first(learner)
        kernels = first.kernels()
        first.die(blow)
        told(learner, "server")
        assert psutil.wait_procs(kernels, PATIENCE)[1] == [], "no process outlives its server"

        learner.button("status.retry").click()
        expect(learner.button("status.retry")).to_be_enabled()
        told(learner, "server")
        assert learner.step == "no-jump", "the page is still there to be read"

        with Server("--port", "0", "--pool", "0", folder=tmp_path) as second:
            wire.lead_to(second.address)
            learner.button("status.retry").click()
            goes_on(learner)
            assert kept(learner) == {"first-move", "no-jump"}
            learner.page.goto("about:blank")
    forgive(learner)


def test_a_fault_in_an_answer_is_a_sentence_for_the_learner_and_a_traceback_for_the_host(
    new_learner: NewLearner, tmp_path: Path
) -> None:
    # Every process of the server reads this when it starts, as it does of anybody at home.
    startup = tmp_path / ".ipython" / "profile_default" / "startup"
    startup.mkdir(parents=True)
    (startup / "fault.py").write_text(
        "from chesslearn.widgets._learner import Learner\n"
        "def hint(self):\n"
        "    raise ZeroDivisionError('the fault of this test')\n"
        "Learner.hint = hint\n"
    )
    with Server("--port", "0", "--pool", "0", folder=tmp_path) as server:
        learner = new_learner("uk", address=server.address).open(STEP)
        learner.press("button.hint")
        notice = learner.page.get_by_role("alert")
        expect(notice).not_to_be_empty()
        assert re.search("[а-яі]{4}", notice.inner_text())
        assert "ZeroDivisionError" not in learner.page.content()
        server.wait_for(re.compile(r"Traceback.*ZeroDivisionError: the fault of this test", re.DOTALL))
        learner.move("e1", "e7")
        assert notice.count() == 0
        learner.page.goto("about:blank")
