"""A learner at a game: begins it, sees whose move it is and how it ended, and waits for the rival."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlencode

from playwright.sync_api import Locator, expect

from .learner import Hand, Learner

REPLY_MILLISECONDS = 15_000


def begin(learner: Learner, **choice: str) -> Learner:
    """Open a game by a link that chooses it, and wait until the learner is to move."""
    learner.open("?" + urlencode({"page": "game", "opponent": "1", "side": "white", **choice}))
    expect(learner.grid).to_be_visible()
    my_turn(learner)
    return learner


def my_turn(learner: Learner) -> None:
    """Wait until nobody thinks."""
    expect(learner.root.locator(".cl-thinking")).to_have_count(0, timeout=REPLY_MILLISECONDS)


def moves(learner: Learner) -> list[str]:
    """Return the moves of the game as they are written on the page."""
    cells = learner.page.get_by_role("region", name=learner.words["game.moves"]).get_by_role("cell")
    return [text for text in cells.all_inner_texts() if text not in ("", "…")]


def exchange(learner: Learner, from_square: str, to_square: str, hand: Hand = "clicks") -> None:
    """Make a move and wait for the rival's."""
    learner.move(from_square, to_square, hand)
    my_turn(learner)


def play(learner: Learner, *steps: str, hand: Hand = "clicks") -> None:
    """Make moves given as "e2e4", one after the other, for whoever is to move."""
    for step in steps:
        learner.move(step[:2], step[2:], hand)


def more(learner: Learner, name: str, hand: Hand = "mouse") -> None:
    """Press one of the buttons that may be folded away, opening the fold if need be."""
    if not learner.button(name).is_visible():
        tap(learner, learner.button("game.more"), hand)
    tap(learner, learner.button(name), hand)


def tap(learner: Learner, target: Locator, hand: Hand = "mouse") -> None:
    """Press something that Python does not hear of."""
    if hand == "keyboard":
        learner.tab_to(target)
        learner.page.keyboard.press("Enter")
    else:
        target.click()


def over(learner: Learner) -> str:
    """Return what the page says of a game that is over."""
    expect(learner.button("game.again")).to_be_visible(timeout=REPLY_MILLISECONDS)
    return learner.answer.first.inner_text()


def choose(learner: Learner, label: str, option: str) -> None:
    """Pick an option of one of the lists before a game."""
    learner.page.get_by_label(learner.words[label]).select_option(option)


def clocks(learner: Learner) -> Sequence[str]:
    """Return what the clocks show, the one at the top of the board first."""
    return learner.page.get_by_role("timer").all_inner_texts()
