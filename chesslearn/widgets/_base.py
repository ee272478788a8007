"""What all widgets share: traits, messages, revisions and errors."""

from __future__ import annotations

import difflib
import os
from typing import Any

import anywidget
import attrs
import traitlets

from chesslearn.i18n import Translator, choose, translator
from chesslearn.widgets._bundle import bundle
from chesslearn.widgets._log import logger
from chesslearn.widgets._messages import Attempt, BadMessage, Hello, Language, Message, Plain, parse_message
from chesslearn.widgets._view import View
from chesslearn.words import interface

_log = logger()


class HouseWidget(anywidget.AnyWidget):
    """A root widget: one model, one view, one bundle.

    The synced traits are written by Python and never read back, because a
    browser may set any of them. Subclasses say what they show in `_view` and
    what a message means in `_handle`.
    """

    _esm = bundle("widget.js")
    _css = bundle("widget.css")

    kind = traitlets.Unicode(help="Which widget this is.").tag(sync=True)
    revision = traitlets.Int(0, help="Rises with every answer.").tag(sync=True)
    language = traitlets.Unicode("en", help="Language of all words: en, ru or uk.").tag(sync=True)
    strings = traitlets.Dict(help="Every word the front end shows.").tag(sync=True)
    board: Any = traitlets.Dict(None, allow_none=True, help="The board as it is drawn.").tag(sync=True)
    screen: Any = traitlets.Dict(None, allow_none=True, help="The page around the board.").tag(sync=True)
    progress = traitlets.Unicode("", help="What the browser keeps.").tag(sync=True)
    code = traitlets.Unicode("", help="Progress as a short code.").tag(sync=True)
    announcement = traitlets.Unicode("", help="What a screen reader says.").tag(sync=True)
    error = traitlets.Unicode("", help="A sentence about a fault of the program.").tag(sync=True)

    _kind = ""

    def __init__(self, *, language: str | None = None, **unknown: Any) -> None:
        _refuse_unknown(type(self), unknown)
        self._translator = translator(choose("", language, (), _environment_language()))
        self._revision = 0
        self._strings_of = ""
        super().__init__(kind=self._kind)
        self.on_msg(self._receive)
        self._publish()

    @property
    def t(self) -> Translator:
        """The translator of the learner's language."""
        return self._translator

    def _view(self) -> View:
        """Return what is to be shown now."""
        raise NotImplementedError

    def _handle(self, message: Message) -> None:
        """Do what ``message`` asks; the view is published afterwards."""
        raise NotImplementedError

    def _choose_language(self, message: Hello) -> None:
        choice = choose(message.search, message.language, message.languages, _environment_language())
        self._translator = translator(choice)

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        """Answer one message of the browser; nothing that goes wrong here is lost."""
        error = ""
        try:
            message = parse_message(content)
            if isinstance(message, Attempt) and message.revision != self._revision:
                _log.info("an attempt on revision %d came at revision %d", message.revision, self._revision)
            elif isinstance(message, Language):
                self._translator = translator(choose("", message.language, (), None))
            elif not (isinstance(message, Plain) and message.type == "ping"):
                self._handle(message)
        except BadMessage as problem:
            _log.warning("refused a message of the browser: %s", problem)
        except Exception:
            _log.exception("a message of the browser could not be answered")
            error = interface.program_fault(self._translator)
        self._publish(error)

    def _publish(self, error: str = "") -> None:
        view = self._view()
        self._revision += 1
        with self.hold_sync():
            if self._strings_of != self._translator.language:
                self._strings_of = self._translator.language
                self.strings = interface.strings(self._translator)
            self.language = self._translator.language
            self.board = None if view.board is None else attrs.asdict(view.board)
            self.screen = None if view.screen is None else attrs.asdict(view.screen)
            self.progress, self.code = view.progress, view.code
            self.announcement, self.error = view.announcement, error
            self.revision = self._revision


def _environment_language() -> str | None:
    return os.environ.get("CHESSLEARN_LANG")


def _refuse_unknown(cls: type[HouseWidget], unknown: dict[str, Any]) -> None:
    """Raise `TypeError` for keywords that the class does not know, with the likely one."""
    if not unknown:
        return
    known = sorted(name for name in cls.__init__.__kwdefaults__ or ())
    name = next(iter(unknown))
    close = difflib.get_close_matches(name, known, n=1)
    cure = f"did you mean {close[0]!r}?" if close else f"it knows {', '.join(known)}"
    raise TypeError(f"{cls.__name__} has no keyword {name!r}: {cure}")
