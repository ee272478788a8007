"""Start the course: standalone Voilà on one notebook, with our configuration and template.

Standalone matters: it ignores code that a browser sends. Nothing is served but
the page, the files of Jupyter's front end and ours; nothing is kept.
"""

from __future__ import annotations

import importlib.util
import os
import socket
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from chesslearn.i18n import COMPILE, LANGUAGES, CatalogMissing, translator
from chesslearn.words.terminal import HostError

if TYPE_CHECKING:
    from traitlets.config import Config

PORT = 8866
TEMPLATES = Path(__file__).resolve().parent / "templates"

_NEEDED = ("anywidget", "attrs", "chess", "ipykernel", "ipywidgets", "markdown_it", "voila")
_INSTALL = "`pip install chesslearn`"
_THIS_COMPUTER = "--host 127.0.0.1"
_CULL_SECONDS = 60
_NOTICE_SECONDS = 1.0
_LONGEST_SOCKET_FOLDER = 30


class ServerError(HostError):
    """The course cannot be started; the message says what to install or change."""


@attrs.frozen
class Options:
    """How the course is served.

    ``port`` is ``None`` for 8866 or, when that is taken, a free one; 0 asks for
    any free port. ``pool`` learners find their page ready made. At most
    ``max_learners`` are let in at once, ``None`` for no limit. A page that went
    away without a word, as on phones, is forgotten after ``idle`` seconds.
    """

    port: int | None = None
    host: str = "127.0.0.1"
    browser: bool = True
    lang: str | None = None
    lessons: Path | None = None
    pool: int = 1
    max_learners: int | None = None
    idle: int = 600


def serve(options: Options) -> None:
    """Serve the course until it is interrupted; raise `ServerError` when it cannot be started."""
    check_installation()
    _tell_kernels(options)
    sockets = bind(options.host, options.port)
    from chesslearn._voila import CourseServer

    server = CourseServer(
        config=configuration(options),
        sockets=sockets,
        max_learners=options.max_learners,
        open_browser=options.browser,
    )
    server.initialize([])
    server.start()


def check_installation() -> None:
    """Raise `ServerError` with the cure when something that the course needs is missing."""
    missing = [name for name in _NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise ServerError("packages", names=", ".join(missing), command=_INSTALL)
    static = TEMPLATES.parent / "static"
    if not all((static / name).is_file() for name in ("widget.js", "widget.css", "pages.js")):
        raise ServerError("front-end", folder=static, command="`pip install -e .`")
    try:
        for language in LANGUAGES:
            translator(language)
    except CatalogMissing as error:
        raise ServerError("catalogs", command=f"`{COMPILE}`") from error
    notebook()


def notebook() -> Path:
    """Return the notebook of the course: the package's own, or the source tree's."""
    package = Path(__file__).resolve().parent
    for folder in (package / "notebooks", package.parent / "notebooks"):
        if (folder / "index.ipynb").is_file():
            return folder / "index.ipynb"
    raise ServerError("notebook", folder=package, command=_INSTALL)


def bind(host: str, port: int | None) -> list[socket.socket]:
    """Return listening sockets on ``port``; without one on 8866 or else any free port."""
    from tornado.netutil import bind_sockets

    for candidate in (PORT, 0) if port is None else (port,):
        try:
            return bind_sockets(candidate, host)
        except socket.gaierror as error:
            raise ServerError("address", host=host, option=_THIS_COMPUTER) from error
        except OSError as error:
            failure = error
    if port is None:
        raise ServerError("no-port", host=host, cause=failure, option=_THIS_COMPUTER)
    raise ServerError("port", port=port, host=host, cause=failure, option="--port 0")


def configuration(options: Options) -> Config:
    """Return the configuration of Voilà and its kernels."""
    from traitlets.config import Config

    config = Config()
    config.Voila.update(
        ip=options.host,
        notebook_path=str(notebook()),
        config_file_paths=[],
        log_level="ERROR",
    )
    config.VoilaConfiguration.update(
        template="chesslearn",
        theme="light",
        allow_template_override="NO",
        allow_theme_override="NO",
        file_allowlist=[],
        preheat_kernel=options.pool > 0,
        default_pool_size=options.pool,
        show_tracebacks=False,
        extension_allowlist=[
            "@jupyter-widgets/jupyterlab-manager",
            "@voila-dashboards/widgets-manager8",
            "anywidget",
        ],
    )
    config.MappingKernelManager.update(
        cull_idle_timeout=options.idle, cull_interval=min(_CULL_SECONDS, options.idle), cull_connected=False
    )
    # A kernel that died is not started again empty: its page is told at once, and a reload goes on.
    config.KernelRestarter.update(restart_limit=0, time_to_dead=_NOTICE_SECONDS)
    folder = _socket_folder()
    if folder is not None:
        config.Voila.connection_dir_root = folder
        config.KernelManager.transport = "ipc"
    return config


def _socket_folder() -> str | None:
    """Return where the kernels' sockets can be, ``None`` where the platform has none.

    With TCP two kernels that start together sometimes take the same port. A
    socket's path may have about a hundred characters, so a long folder is no good.
    """
    if sys.platform == "win32":
        return None
    for folder in (tempfile.gettempdir(), "/tmp"):
        if len(folder) <= _LONGEST_SOCKET_FOLDER and os.access(folder, os.W_OK):
            return folder
    return None


def _tell_kernels(options: Options) -> None:
    """Put into the environment what the kernels and Voilà look for there."""
    show_templates()
    if options.lang:
        os.environ["CHESSLEARN_LANG"] = options.lang
    if options.lessons:
        os.environ["CHESSLEARN_LESSONS"] = str(options.lessons.resolve())


def show_templates() -> None:
    """Let Voilà find our template, in this process and in those it starts."""
    searched = [str(TEMPLATES), *filter(None, [os.environ.get("JUPYTER_PATH")])]
    os.environ["JUPYTER_PATH"] = os.pathsep.join(searched)
