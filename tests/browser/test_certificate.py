"""The certificate in Chromium: printed, saved as a picture, and the name that stays in the browser."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

from chesslearn.course import TextAttempt, load_course, memory, solution
from tests.browser.conftest import NewLearner
from tests.browser.learner import Learner
from tests.browser.solving import make

BANK = memory.make_bank(load_course())
NAME = "Ївга <b>"
PNG = b"\x89PNG\r\n\x1a\n"

PRINTER = """
window.print = () => {
  top.printed = [...(top.printed ?? []), document.documentElement.outerHTML];
  window.dispatchEvent(new Event("afterprint"));
};
"""


def by_hand(exercise: memory.Exercise) -> bool:
    """Whether a question is answered with moves, squares and choices alone."""
    return not any(
        isinstance(attempt, TextAttempt) or getattr(attempt, "promotion", None)
        for attempt in solution(exercise.session())
    )


def easy_seed() -> str:
    """Return the seed of an exam that is passed without typing."""
    return next(
        seed for seed in map(str, range(100))
        if sum(map(by_hand, memory.exam(BANK, seed))) > memory.PASS
    )  # fmt: skip


@pytest.fixture
def graduate(new_learner: NewLearner) -> Learner:
    """A learner who has just passed the exam."""
    seed = easy_seed()
    learner = new_learner(accept_downloads=True)
    learner.page.add_init_script(PRINTER)
    learner.open(f"?page=exam&seed={seed}")
    with learner.answered():
        learner.page.locator(".cl-filled").click()
    for exercise in memory.exam(BANK, seed):
        for attempt in solution(exercise.session()) if by_hand(exercise) else ():
            make(learner, attempt, "mouse")
        with learner.answered():
            learner.page.locator(".cl-onward").click()
    expect(learner.page.get_by_role("heading", name=learner.words["certificate.title"])).to_be_visible()
    return learner


def save(learner: Learner) -> tuple[str, bytes]:
    with learner.page.expect_download() as waiting:
        learner.button("certificate.save").click()
    download = waiting.value
    return download.suggested_filename, Path(download.path()).read_bytes()


def test_it_is_printed_and_saved_with_a_name_that_goes_nowhere(graduate: Learner) -> None:
    page = graduate.page
    nameless = save(graduate)[1]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.url} {request.post_data}"))
    page.get_by_label(graduate.words["certificate.name"]).fill(NAME)
    revision = graduate.revision

    name, picture = save(graduate)
    assert name == "chesslearn-certificate.png"
    assert picture.startswith(PNG)
    assert struct.unpack(">2I", picture[16:24]) == (3508, 2480)
    assert picture != nameless

    graduate.button("certificate.print").click()
    page.wait_for_function("window.printed?.length === 1")
    sheet = page.evaluate("printed[0]")
    assert "Ївга &lt;b&gt;" in sheet
    assert "<svg" in sheet
    assert learner_is_alone(sheet)
    expect(page.locator("iframe")).to_have_count(0)

    page.get_by_label(graduate.words["certificate.paper"]).select_option("letter")
    graduate.button("certificate.print").click()
    page.wait_for_function("window.printed?.length === 2")
    assert page.evaluate("printed[1]") != sheet

    assert graduate.revision == revision, "nothing was said to Python"
    with graduate.answered():
        page.get_by_role("link", name=graduate.words["recap.home"], exact=True).click()
    assert b"home" in graduate.sent
    assert "Ївга".encode() not in graduate.sent
    assert not [each for each in asked if "Ївга" in each and not each.startswith(("data:", "blob:"))]
    kept = "JSON.stringify([{...localStorage}, {...sessionStorage}, location.href, document.cookie])"
    assert "Ївга" not in page.evaluate(kept)


def learner_is_alone(sheet: str) -> bool:
    """Whether the printed page holds the certificate and nothing of the course around it."""
    return "cl-page" not in sheet and sheet.count("<svg") == 1
