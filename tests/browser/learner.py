"""A learner at a browser: what they see, and what they can do with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    WebSocketRoute,
    expect,
)

from chesslearn.i18n import translator
from chesslearn.words.interface import strings

Hand = Literal["mouse", "clicks", "keyboard"]

ANSWER_MILLISECONDS = 15_000
_TABS = 60


class Learner:
    """One page, and the words of its language.

    Everything is found by role and label or by the promised ``data-`` hooks, and every deed waits for
    the answer: a higher ``data-revision``.
    """

    def __init__(self, context: BrowserContext, address: str, language: str) -> None:
        self.page: Page = context.new_page()
        self.address = address
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        self.sent = b""
        """All that the page has said to its process."""
        self._swaps: list[tuple[bytes, bytes]] = []
        self.speak(language)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._note_console)
        self.page.on("request", self._note_request)
        self.page.route_web_socket("**/channels**", self._tap)

    # ── What is there ─────────────────────────────────────────────────────

    def speak(self, language: str) -> None:
        """Expect the words of this language from now on."""
        self.language = language
        self.words = strings(translator(language))

    @property
    def root(self) -> Locator:
        """The app; only there once it is usable."""
        return self.page.locator("[data-ready]")

    @property
    def step(self) -> str | None:
        """The id of the step that is shown."""
        return self.root.get_attribute("data-step")

    @property
    def revision(self) -> int:
        """How often Python has answered."""
        return int(self.root.get_attribute("data-revision") or 0)

    @property
    def answer(self) -> Locator:
        """The answer to the last attempt."""
        return self.page.get_by_role("region", name=self.words["step.answer"])

    @property
    def grid(self) -> Locator:
        """The board for keyboard and screen reader; in bughouse the partner's comes after it."""
        return self.page.get_by_role("grid").first

    def cell(self, square: str) -> Locator:
        """One square of the board."""
        return self.page.locator(f'[data-square="{square}"]')

    @property
    def focused(self) -> str:
        """The square that has the keyboard's focus, or nothing."""
        return str(self.page.evaluate("document.activeElement.dataset.square ?? ''"))

    def piece_on(self, square: str) -> str:
        """The piece on a square, such as "wR", or nothing."""
        return self.cell(square).get_attribute("data-piece") or ""

    def shows(self, square: str, piece: str) -> None:
        """Wait until that piece stands there: a rival's move may be answered before what was pressed."""
        expect(self.cell(square)).to_have_attribute("data-piece", piece)

    def button(self, name: str) -> Locator:
        """The button with the word of that key, or with that text."""
        return self.page.get_by_role("button", name=self.words.get(name, name), exact=True)

    # ── Coming and going ──────────────────────────────────────────────────

    def open(self, query: str = "") -> Learner:
        """Open the course at an address and wait until it is usable."""
        self.page.goto(self.address + query)
        return self.wait()

    def reload(self) -> None:
        """Reload the page and wait until it is usable again."""
        self.page.reload()
        self.wait()

    def wait(self) -> Learner:
        """Wait until the app is usable."""
        self.root.wait_for()
        return self

    @contextmanager
    def answered(self) -> Iterator[None]:
        """Wait, after what is done inside, for Python's answer."""
        before = self.revision
        yield
        self.page.wait_for_function(
            "before => Number(document.querySelector('[data-ready]')?.dataset.revision) > before",
            arg=before,
            timeout=ANSWER_MILLISECONDS,
        )
        # The address follows once the answer is painted.
        self.page.evaluate(
            "() => document.hidden || new Promise(seen => requestAnimationFrame(() => setTimeout(seen)))"
        )

    def press(self, name: str, hand: Hand = "mouse") -> None:
        """Press a button, with the keyboard by going there with Tab."""
        with self.answered():
            if hand == "keyboard":
                self.tab_to(self.button(name))
                self.page.keyboard.press("Enter")
            else:
                self.button(name).click()

    # ── On the board ──────────────────────────────────────────────────────

    def move(self, from_square: str, to_square: str, hand: Hand = "mouse") -> None:
        """Try to move a piece, whatever the judge may say of it."""
        with self.answered():
            self.start_move(from_square, to_square, hand)

    def start_move(self, from_square: str, to_square: str, hand: Hand = "mouse") -> None:
        """Make the gesture of a move without waiting for an answer."""
        if hand == "keyboard":
            self._go_to(from_square)
            self.page.keyboard.press("Enter")
            self._go_to(to_square)
            self.page.keyboard.press("Enter")
        elif hand == "clicks":
            self.page.mouse.click(*self._middle(from_square))
            self.page.mouse.click(*self._middle(to_square))
        else:
            self.page.mouse.move(*self._middle(from_square))
            self.page.mouse.down()
            self.page.mouse.move(*self._middle(to_square), steps=5)
            self.page.mouse.up()

    def pocketed(self, piece: str) -> Locator:
        """A piece beside the board that may be put on it."""
        return self.page.locator(f'[data-pocket="{piece}"]')

    def drop(self, piece: str, square: str, hand: Hand = "mouse") -> None:
        """Try to put a piece from the pocket on the board."""
        with self.answered():
            if hand == "keyboard":
                self.tab_to(self.pocketed(piece))
                self.page.keyboard.press("Enter")
                self._go_to(square)
                self.page.keyboard.press("Enter")
            elif hand == "clicks":
                self.pocketed(piece).click()
                self.page.mouse.click(*self._middle(square))
            else:
                self.pocketed(piece).hover()
                self.page.mouse.down()
                self.page.mouse.move(*self._middle(square), steps=5)
                self.page.mouse.up()

    def type_move(self, text: str) -> None:
        """Type a move and send it off."""
        field = self.page.get_by_label(self.words["move.label"])
        if not field.is_visible():
            self.button("move.open").click()
        field.fill(text)
        with self.answered():
            field.press("Enter")

    def write(self, text: str) -> None:
        """Type the answer that the step asks for."""
        names = [self.words[f"answer.{kind}"] for kind in ("number", "square", "move")]
        fields = [self.page.get_by_role("textbox", name=name, exact=True) for name in names]
        field = next(each for each in fields if each.is_visible())
        field.fill(text)
        with self.answered():
            field.press("Enter")

    def mark(self, square: str, hand: Hand = "mouse") -> None:
        """Mark a square."""
        with self.answered():
            if hand == "keyboard":
                self._go_to(square)
                self.page.keyboard.press("Enter")
            else:
                self.page.mouse.click(*self._middle(square))

    def choose(self, index: int, hand: Hand = "mouse") -> None:
        """Choose an answer by its number from 0."""
        answers = self.page.get_by_role("list", name=self.words["step.choices"])
        choice = answers.get_by_role("button").nth(index)
        with self.answered():
            if hand == "keyboard":
                self.tab_to(choice)
                self.page.keyboard.press("Enter")
            else:
                choice.click()

    def tab_to(self, target: Locator) -> None:
        """Press Tab until the focus is on the target."""
        target.wait_for()
        for _ in range(_TABS):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def _go_to(self, square: str) -> None:
        """Bring the focus to a square: Tab to the board, then arrows."""
        self.tab_to(self.grid.locator('[tabindex="0"]'))
        black = self.cell("a8").evaluate("cell => !!cell.parentElement.nextElementSibling") is False
        for axis, keys in enumerate((("ArrowLeft", "ArrowRight"), ("ArrowDown", "ArrowUp"))):
            here = self.focused
            steps = (ord(square[axis]) - ord(here[axis])) * (-1 if black else 1)
            for _ in range(abs(steps)):
                self.page.keyboard.press(keys[steps > 0])
            self.page.wait_for_function(
                "([axis, wanted]) => document.activeElement.dataset.square?.[axis] === wanted",
                arg=[axis, square[axis]],
            )
        assert self.focused == square

    def _middle(self, square: str) -> tuple[float, float]:
        box = self.cell(square).bounding_box()
        assert box, f"{square} is not on the page"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    # ── Behind the page ───────────────────────────────────────────────────

    def swap(self, said: bytes, sent: bytes) -> None:
        """Change the next message to Python that holds ``said``; both are equally long."""
        assert len(said) == len(sent)
        self._swaps.append((said, sent))

    def _tap(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(self._swapped(message)))

    def _swapped(self, message: Any) -> Any:
        raw = message if isinstance(message, bytes) else message.encode()
        self.sent += raw
        for said, sent in self._swaps:
            if said in raw:
                self._swaps.remove((said, sent))
                raw = raw.replace(said, sent)
        return raw if isinstance(message, bytes) else raw.decode()

    def _note_console(self, message: ConsoleMessage) -> None:
        # A page that was too slow for Jupyter's front end begins again by itself.
        if message.type == "error" and "widget model not found" not in message.text:
            self.faults.append(message.text)

    def _note_request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob"):
            self.hosts.add(address.netloc)
