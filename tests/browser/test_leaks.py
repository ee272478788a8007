"""Learners come and go: nothing of them stays on the server, and nobody is shut out by the gone."""

from __future__ import annotations

import os
import re
from pathlib import Path

import psutil
from playwright.sync_api import expect

from chesslearn.i18n import translator
from tests.browser.conftest import NewLearner
from tests.browser.learner import Learner
from tests.browser.notices import STEP, forgive, goes_on, told
from tests.browser.serving import PATIENCE, Server

RELOADS = 200 if os.environ.get("CHESSLEARN_SWEEP") else 15
WARM = 5
# What Python itself still learns to need; the server keeps what belongs to a page for a minute. One that
# stayed would be 40 MB.
MOST_LEFT = 4_000_000
# What a page that has just been opened needs for a moment.
PASSING = 4


def gone(processes: list[psutil.Process]) -> bool:
    return psutil.wait_procs(processes, PATIENCE)[1] == []


def test_reloads_leave_no_process_no_memory_and_no_file(new_learner: NewLearner, tmp_path: Path) -> None:
    with Server("--port", "0", "--pool", "0", folder=tmp_path) as server:
        learner = new_learner(address=server.address).open("?lesson=rook")
        for count in range(WARM + RELOADS):
            if count == WARM:
                memory, files = server.memory, server.open_files
            before = server.kernels()
            learner.reload()
            assert gone(before)
            assert len(server.kernels()) == 1
        left = server.memory - memory
        print(f"{RELOADS} reloads: {left / 1e6:.2f} MB, {server.open_files - files} files left in the server")
        assert left < MOST_LEFT
        assert server.open_files <= files + PASSING
        assert learner.step == "how-it-moves"
        last = server.kernels()
        learner.page.goto("about:blank")
        assert gone(last)
        assert server.kernels() == []


def leave_without_a_word(learner: Learner) -> None:
    """Go as a phone does that throws the page out: it cannot say goodbye."""
    learner.page.evaluate("navigator.sendBeacon = () => true")
    learner.page.goto("about:blank")


def test_who_leaves_without_a_word_is_forgotten_and_who_thinks_is_not(
    new_learner: NewLearner, tmp_path: Path
) -> None:
    with Server("--port", "0", "--pool", "0", "--idle", "10", folder=tmp_path) as server:
        thinker = new_learner(address=server.address).open(STEP)
        kept = server.kernels()
        phone = new_learner(address=server.address).open(STEP)
        lost = [each for each in server.kernels() if each not in kept]
        assert len(lost) == 1
        leave_without_a_word(phone)
        assert gone(lost)
        assert server.kernels() == kept
        goes_on(thinker)
        thinker.page.goto("about:blank")


def test_a_full_house_is_said_in_words_and_a_reload_keeps_its_place(
    new_learner: NewLearner, tmp_path: Path
) -> None:
    with Server("--port", "0", "--pool", "0", "--max-learners", "1", folder=tmp_path) as server:
        first, late = new_learner(address=server.address), new_learner("uk", address=server.address)
        first.open(STEP)
        for _ in range(2):
            before = server.kernels()
            first.reload()
            assert gone(before)
        assert first.step == "no-jump"

        answer = late.page.goto(late.address)
        assert answer and answer.status == 503
        said = translator("uk").gettext("All boards are taken at the moment. Please try again in a minute.")
        expect(late.page.get_by_role("alert")).to_have_text(said)
        assert late.page.locator("html").get_attribute("lang") == "uk"

        before = server.kernels()
        first.page.goto("about:blank")
        assert gone(before)
        late.page.get_by_role("link").click()
        late.wait()
        late.page.goto("about:blank")
        forgive(late)


def test_a_dead_process_takes_no_place(new_learner: NewLearner, tmp_path: Path) -> None:
    with Server("--port", "0", "--pool", "0", "--max-learners", "1", folder=tmp_path) as server:
        first, second = new_learner(address=server.address), new_learner(address=server.address)
        first.open(STEP)
        server.kernels()[0].kill()
        server.wait_for(re.compile("ended by itself"))
        told(first, "ended")
        second.open(STEP)
        second.page.goto("about:blank")
        first.page.goto("about:blank")
        forgive(first)
