"""No WCAG 2.2 A or AA violation that axe can see, on any screen, in any colours; and small screens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from chesslearn.course import load_course
from chesslearn.i18n import translator
from tests.browser.conftest import NewLearner
from tests.browser.learner import Learner
from tests.browser.playing import begin, exchange, more

AXE = Path(__file__).resolve().parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = """async () => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const found = await axe.run(document, { runOnly: tags });
    return found.violations.flatMap(each => each.nodes.map(node => `${each.id}: ${node.html}`));
}"""
CUT_TITLES = """titles => {
    const bar = document.querySelector(".cl-header");
    const place = document.querySelector(".cl-lesson");
    const height = bar.offsetHeight;
    return titles.filter(title => {
        place.textContent = title;
        const cut = place.scrollWidth > place.clientWidth || place.scrollHeight > place.clientHeight;
        const broken = getComputedStyle(place).overflowWrap !== "normal";
        return cut || broken || bar.offsetHeight > height;
    });
}"""


def home(learner: Learner) -> None:
    learner.open()


def step(learner: Learner) -> None:
    learner.open("?lesson=rook&step=first-move")


def hint(learner: Learner) -> None:
    step(learner)
    for _ in range(3):
        learner.press("button.hint")


def refusal(learner: Learner) -> None:
    step(learner)
    learner.move("a1", "b2")


def solved(learner: Learner) -> None:
    step(learner)
    learner.move("a1", "a6")


def choices(learner: Learner) -> None:
    learner.open("?lesson=rook&step=corner")
    learner.choose(0)


def promotion(learner: Learner) -> None:
    learner.open("?lesson=promotion&step=your-choice")
    learner.move("d2", "d1")
    learner.page.get_by_role("dialog").wait_for()


def settings(learner: Learner) -> None:
    learner.open()
    learner.button("header.settings").click()
    learner.page.get_by_role("dialog").wait_for()


def recap(learner: Learner) -> None:
    learner.open("?lesson=rook&step=9")
    learner.press("button.skip")


def pockets(learner: Learner) -> None:
    learner.open("?lesson=crazyhouse&step=mate-from-the-pocket")
    learner.pocketed("wN").click()


def partner(learner: Learner) -> None:
    learner.open("?lesson=bughouse&step=it-arrives")
    learner.move("e1", "e2", "clicks")


def game_setup(learner: Learner) -> None:
    learner.open("?page=game")


def game(learner: Learner) -> None:
    begin(learner, clock="10+0")
    exchange(learner, "e2", "e4")
    learner.move("d2", "d5", "clicks")


def game_over(learner: Learner) -> None:
    """The game of the screen before is given up."""
    more(learner, "game.resign")
    learner.press("game.resign.yes")


def bughouse(learner: Learner) -> None:
    begin(learner, variant="bughouse")


SCREENS: list[Callable[[Learner], None]] = [
    home, step, hint, refusal, solved, choices, promotion, settings, recap, pockets, partner,
    game_setup, game, game_over, bughouse,
]  # fmt: skip


@pytest.mark.parametrize("colours", ["light", "dark", "contrast"])
def test_axe_finds_nothing(new_learner: NewLearner, colours: str) -> None:
    learner = new_learner(
        color_scheme="dark" if colours == "dark" else "light",
        contrast="more" if colours == "contrast" else "no-preference",
    )
    found = {}
    for screen in SCREENS:
        screen(learner)
        assert learner.root.get_attribute("data-theme") == colours
        learner.page.add_script_tag(path=AXE)
        found[screen.__name__] = learner.page.evaluate(RUN_AXE)
    assert found == {screen.__name__: [] for screen in SCREENS}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_phone_shows_everything_within_its_width(new_learner: NewLearner, language: str) -> None:
    learner = new_learner(
        language,
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
    )
    for screen in SCREENS:
        screen(learner)
        width = learner.page.evaluate("document.scrollingElement.scrollWidth")
        assert width <= 360, f"{screen.__name__} is {width} wide"
    step(learner)
    box = learner.grid.bounding_box()
    assert box
    assert box["x"] >= 0
    assert 300 <= box["width"] <= 360
    assert box["y"] + box["height"] <= 740


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_phone_shows_every_title_whole(new_learner: NewLearner, language: str) -> None:
    """Each is written into the bar of one step: no ellipsis, no word broken, the bar not higher."""
    learner = new_learner(language, viewport={"width": 360, "height": 740}, has_touch=True)
    step(learner)
    t = translator(language)
    titles = [t.polished(lesson.id, lesson.title) for lesson in load_course().lessons.values()]
    assert learner.page.evaluate(CUT_TITLES, titles) == []


def test_a_finger_moves_a_piece(new_learner: NewLearner) -> None:
    learner = new_learner(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    step(learner)
    with learner.answered():
        for square in ("a1", "a6"):
            box = learner.cell(square).bounding_box()
            assert box
            learner.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert learner.piece_on("a6") == "wR"


def test_a_finger_drops_a_piece(new_learner: NewLearner) -> None:
    learner = new_learner(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    learner.open("?lesson=crazyhouse&step=mate-from-the-pocket")
    with learner.answered():
        learner.pocketed("wN").tap()
        box = learner.cell("f7").bounding_box()
        assert box
        learner.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert learner.piece_on("f7") == "wN"
