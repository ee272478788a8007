"""What all widgets share: traits, messages, revisions and errors."""

from __future__ import annotations

from typing import Any

import anywidget
import attrs
import traitlets

from chesslearn.i18n import Translator, choose, translator
from chesslearn.speaking import environment, reader, spoken
from chesslearn.widgets._bundle import bundle, pages
from chesslearn.widgets._log import logger
from chesslearn.widgets._messages import Attempt, BadMessage, Hello, Language, Message, Plain
from chesslearn.widgets._reading import parse_message
from chesslearn.widgets._view import Picture, View
from chesslearn.words import interface

_log = logger()

_SHOWN = (
    "language", "strings", "board", "partner", "screen", "progress", "code", "unfinished", "announcement",
    "error", "pages", "revision",
)  # fmt: skip

_AT_ONCE = frozenset({"home", "step", "free", "sitting"})
"""The screens that every widget can show at once; the others need `pages`."""


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
    partner: Any = traitlets.Dict(
        None, allow_none=True, help="The partner's board in bughouse, only to be looked at."
    ).tag(sync=True)
    screen: Any = traitlets.Dict(None, allow_none=True, help="The page around the board.").tag(sync=True)
    progress = traitlets.Unicode("", help="What the browser keeps.").tag(sync=True)
    code = traitlets.Unicode("", help="Progress as a short code.").tag(sync=True)
    unfinished = traitlets.Unicode("", help="What the tab keeps of what is not ended.").tag(sync=True)
    announcement = traitlets.Unicode("", help="What a screen reader says.").tag(sync=True)
    error = traitlets.Unicode("", help="A sentence about a fault of the program.").tag(sync=True)
    pages = traitlets.Unicode("", help="What shows the pages beside the lessons, once needed.").tag(sync=True)

    _kind = ""

    def __init__(self, *, language: str | None = None, **unknown: Any) -> None:
        _refuse_unknown(type(self), unknown)
        self._asked_language = language or spoken()
        self._translator = reader(language)
        self._revision = 0
        self._strings_of = ""
        self._with_pages = False
        super().__init__(kind=self._kind)
        self.on_msg(self._receive)
        self.comm.on_close(lambda _message: self.close())
        self._publish()

    @property
    def t(self) -> Translator:
        """The translator of the learner's language."""
        return self._translator

    def close(self) -> None:
        """End the widget, as its page does when it goes: nothing of it is kept, its layout neither."""
        layout = self.layout
        super().close()
        layout.close()

    def _view(self) -> View:
        """Return what is to be shown now."""
        raise NotImplementedError

    def _handle(self, message: Message) -> None:
        """Do what ``message`` asks; the view is published afterwards."""
        raise NotImplementedError

    def _choose_language(self, message: Hello) -> None:
        # A notebook that asks for a language means it, whatever the browser prefers.
        if self._asked_language is None:
            choice = choose(message.search, message.language, message.languages, environment())
            self._translator = translator(choice)

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        """Answer one message of the browser; nothing that goes wrong here is lost."""
        error, whole = "", False
        try:
            message = parse_message(content)
            if isinstance(message, Attempt) and message.revision != self._revision:
                _log.info("an attempt on revision %d came at revision %d", message.revision, self._revision)
                whole = True
            elif isinstance(message, Language):
                self._translator = translator(choose("", message.language, (), None))
            elif isinstance(message, Plain) and message.type == "ping":
                whole = True
            elif isinstance(message, Plain) and message.type == "pages":
                self._with_pages = True
            else:
                self._handle(message)
        except BadMessage as problem:
            _log.warning("refused a message of the browser: %s", problem)
        except Exception:
            error = self._note_fault()
        try:
            view = self._view()
        except Exception:
            # What was shown last stands; a word on it is better than no answer.
            self._show_traits(error=self._note_fault())
        else:
            self._show(view, error, whole=whole)

    def _fail(self) -> None:
        """Tell the learner of a fault of the program that no message brought about."""
        self._show_traits(error=interface.program_fault(self._translator))

    def _picture(self) -> Picture | None:
        """Return the picture for pages without a kernel."""
        view = self._view()
        return None if view.board is None else Picture(view.board, view.partner)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        data, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        picture = self._picture()
        if picture is not None:
            # The page of the course never asks for one.
            from chesslearn.widgets._static import svg

            data = {**data, "image/svg+xml": svg(self._translator, picture)}
        return {**data, "text/plain": repr(self)}, metadata

    def _note_fault(self) -> str:
        """Write the fault that is being handled to the log; return what the learner is told."""
        _log.exception("a message of the browser could not be answered")
        return interface.program_fault(self._translator)

    def _publish(self) -> None:
        """Show what there is to show now."""
        self._show(self._view())

    def _show(self, view: View, error: str = "", *, whole: bool = False) -> None:
        """Show ``view``; the ``whole`` of it to a browser that may have missed an answer."""
        self._with_pages |= view.screen is not None and view.screen.name not in _AT_ONCE
        changes: dict[str, Any] = {}
        if self._strings_of != self._translator.language:
            self._strings_of = self._translator.language
            changes["strings"] = interface.strings(self._translator)
        self._show_traits(
            **changes,
            language=self._translator.language,
            board=None if view.board is None else attrs.asdict(view.board),
            partner=None if view.partner is None else attrs.asdict(view.partner),
            screen=None if view.screen is None else attrs.asdict(view.screen),
            progress=view.progress,
            code=view.code,
            unfinished=view.unfinished,
            announcement=view.announcement,
            error=error,
            pages=pages() if self._with_pages else "",
            whole=whole,
        )

    def _show_traits(self, *, whole: bool = False, **changes: Any) -> None:
        """Change traits and the revision in one message to the browser."""
        self._revision += 1
        with self.hold_sync():
            for name, value in changes.items():
                setattr(self, name, value)
            self.revision = self._revision
            if whole:
                # Only what changes is sent otherwise, and the last change may be what was lost.
                self.send_state(list(_SHOWN))


def _refuse_unknown(cls: type[HouseWidget], unknown: dict[str, Any]) -> None:
    """Raise `TypeError` for keywords that the class does not know, with the likely one."""
    if not unknown:
        return
    # Only for who has misspelt something.
    import difflib

    known = sorted(name for name in cls.__init__.__kwdefaults__ or ())
    name = next(iter(unknown))
    close = difflib.get_close_matches(name, known, n=1)
    cure = f"did you mean {close[0]!r}?" if close else f"it knows {', '.join(known)}"
    raise TypeError(f"{cls.__name__} has no keyword {name!r}: {cure}")
