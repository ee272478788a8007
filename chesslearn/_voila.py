"""The Voilà application behind ``chesslearn serve``.

Apart from ``server`` because importing it takes Voilà and Tornado along.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import threading
import webbrowser
from typing import Any

import tornado.ioloop
import tornado.web
from jupyter_core.utils import run_sync
from jupyter_events import EventLogger
from tornado.httpserver import HTTPServer
from tornado.websocket import WebSocketClosedError
from traitlets.config import Config
from voila.app import Voila
from voila.tornado.handler import TornadoVoilaHandler

from chesslearn._files import PackedFiles
from chesslearn._hints import NotedFiles, ScriptHints
from chesslearn._kernels import CourseKernels, OwnKernels
from chesslearn._memory import set_apart
from chesslearn._places import Giver, Place, Places
from chesslearn.i18n import LANGUAGES, choose, translator
from chesslearn.words import terminal

_POLICY = "; ".join(
    [
        "default-src 'self'",
        # Jupyter's front end makes functions of text and loads the widget from a blob.
        "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",
    ]
)
_PING_MILLISECONDS = 30_000
_RETRY_SECONDS = 60
# The page keeps here which process is its own, so that a reload finds its place still free.
_SEAT = "chesslearn_seat"


class CoursePage(TornadoVoilaHandler):  # type: ignore[misc]  # Voilà has no types
    """The one page there is, and what is said when it cannot be had."""

    _place: Place | None = None

    @property
    def kernel_manager(self) -> Any:
        """Where this page gets its process, which its place is told."""
        manager = self.settings["kernel_manager"]
        return Giver(manager, self._place) if self._place else manager

    def on_connection_close(self) -> None:
        """Take note that the reader did not wait for the page."""
        if self._place:
            self._place.left = True
        super().on_connection_close()

    @property
    def content_security_policy(self) -> str:
        """The page's policy: everything from this server."""
        return _POLICY

    @property
    def template_namespace(self) -> dict[str, Any]:
        """Add the words of the page of errors, in the reader's language."""
        wishes = [tag.split(";")[0] for tag in self.request.headers.get("Accept-Language", "").split(",")]
        language = choose(self.request.query, None, wishes, os.environ.get("CHESSLEARN_LANG"))
        t = translator(language)
        said = {
            404: t.gettext("There is no such page."),
            503: t.gettext("All boards are taken at the moment. Please try again in a minute."),
        }
        return {
            **super().template_namespace,
            "language": language,
            "said": said.get(self.get_status(), waiting_words(language)["failed"]),
            "again": t.gettext("To the course"),
        }

    def set_default_headers(self) -> None:
        """Keep the learner's address to this server."""
        super().set_default_headers()
        self.set_header("Referrer-Policy", "no-referrer")

    def write(self, chunk: str | bytes | dict[Any, Any]) -> None:
        """Write a piece of the page; its head also tells what will be needed."""
        if isinstance(chunk, str):
            chunk = self.settings["course"].hints.put_in(chunk)
        super().write(chunk)

    def write_error(self, status_code: int, **why: Any) -> None:
        """Say what is wrong, and to whoever came too late when to come again."""
        if status_code == 503:
            self.set_header("Retry-After", _RETRY_SECONDS)
        super().write_error(status_code, **why)

    async def get(self, path: str | None = None) -> None:
        """Give a learner the page with a kernel, or say why there is none."""
        if path:
            raise tornado.web.HTTPError(404)
        course: CourseServer = self.settings["course"]
        if course.places.is_full(self.get_cookie(_SEAT)):
            full = terminal.lines(terminal.spoken())["full"]
            raise tornado.web.HTTPError(503, full.format(option="--max-learners"))
        # Sets the cookie without which the page could not stop its kernel when it goes away.
        _ = self.xsrf_token
        self._place = course.places.take()
        try:
            await super().get(path)
        finally:
            await course.settle(self._place)
        course.refill()


class CourseServer(Voila):  # type: ignore[misc]  # Voilà has no types
    """Standalone Voilà that serves the course on given sockets and cleans up after itself."""

    def __init__(
        self, *, config: Config, sockets: list[socket.socket], max_learners: int | None, open_browser: bool
    ) -> None:
        config.VoilaConfiguration.kernel_spec_manager_class = OwnKernels
        config.VoilaConfiguration.multi_kernel_manager_class = CourseKernels
        config.VoilaConfiguration.page_config_hook = page_config
        self.hints = ScriptHints()
        super().__init__(config=config, open_browser=open_browser)
        # Each process would else bring one of its own, and logging never lets go of a logger.
        self.event_logger = EventLogger()
        self._sockets = sockets
        self.places = Places(max_learners, lambda: self.kernel_manager.list_kernel_ids())
        self.port = sockets[0].getsockname()[1]

    @property
    def address(self) -> str:
        """The link to the course for a browser on this computer."""
        host = "localhost" if self.ip in ("", "0.0.0.0", "::", "127.0.0.1", "::1") else self.ip
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"

    async def settle(self, place: Place) -> None:
        """Keep the place of a page that is complete; free it when nobody waits for the page."""
        if place.left and place.process in self.kernel_manager:
            # The page cannot end its process itself as others do when they go away.
            await self.kernel_manager.shutdown_kernel(place.process, now=True)
        if place.left or not place.process:
            self.places.give_back(place)

    def refill(self) -> None:
        """Make pages ready again when those that waited have died; Voilà does it only after a use."""
        if self.voila_configuration.preheat_kernel:
            self.kernel_manager.fill_if_needed(notebook_name=self._notebook_name())

    def init_settings(self) -> dict[str, Any]:
        """Add the course and compression, which must be there before the application is made."""
        return {
            **super().init_settings(),
            "course": self,
            "compress_response": True,
            "ws_ping_interval": _PING_MILLISECONDS,
            "ws_ping_timeout": _PING_MILLISECONDS,
        }

    def init_handlers(self) -> list[Any]:
        """Put our page in the place of Voilà's, and take note of the files that it fetches."""
        return [(pattern, _ours(handler), *rest) for pattern, handler, *rest in super().init_handlers()]

    def listen(self) -> None:
        """Serve until interrupted."""
        HTTPServer(self.app).add_sockets(self._sockets)
        self.ioloop = tornado.ioloop.IOLoop.current()
        self.ioloop.add_callback(lambda: asyncio.get_running_loop().set_exception_handler(_note_exception))
        # Set expressly, since a shell starts background programs with this signal ignored;
        # and before the host is told of it.
        signal.signal(signal.SIGINT, self._handle_signal_stop)
        set_apart()
        try:
            self._greet()
            self.ioloop.start()
        finally:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            self.stop()

    def stop(self) -> None:
        """Stop every kernel, then remove their sockets."""
        run_sync(self.kernel_manager.shutdown_all)(now=True)
        shutil.rmtree(self.connection_dir, ignore_errors=True)

    def _greet(self) -> None:
        says = terminal.lines(terminal.spoken())
        print(says["at"].format(address=self.address), flush=True)
        if self.ip in ("", "0.0.0.0", "::"):
            print(says["network"].format(address=f"http://{_own_address()}:{self.port}/"), flush=True)
        print(says["end"].format(keys="Ctrl-C"), flush=True)
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    def _notebook_name(self) -> str:
        return os.path.relpath(self.notebook_path, self.root_dir)


def _ours(handler: type[tornado.web.RequestHandler]) -> type[tornado.web.RequestHandler]:
    if handler is TornadoVoilaHandler:
        return CoursePage
    if issubclass(handler, tornado.web.StaticFileHandler):
        return type(handler.__name__, (NotedFiles, PackedFiles, handler), {})
    return handler


def page_config(config: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Put in the words that the page shows before the widget is there."""
    words: dict[str, Any] = {language: waiting_words(language) for language in LANGUAGES}
    # Without these Jupyter's front end takes its own typesetter of formulas, not one of another host.
    own = {"fullMathjaxUrl": None, "mathjaxConfig": None}
    return {**config, **own, "chesslearn": words}


def waiting_words(language: str) -> dict[str, str]:
    """Return what the page says in a language until the widget speaks."""
    t = translator(language)
    return {
        "loading": t.gettext("Setting up the board …"),
        "slow": t.gettext("The board is not there yet. If it stays away, reload the page."),
        "failed": t.gettext("The course could not be started. Please tell whoever runs it."),
        "script": t.gettext("The board needs JavaScript. Please switch it on and reload the page."),
    }


def _note_exception(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Pass over what is said to a page that has just gone: nothing is wrong then."""
    if not isinstance(context.get("exception"), WebSocketClosedError):
        loop.default_exception_handler(context)


def _own_address() -> str:
    """Return this computer's address in its network, as far as can be told; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
