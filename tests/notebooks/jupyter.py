"""A Jupyter server in a process of its own, and everything it says."""

from __future__ import annotations

import os
import re
import secrets
import signal
import socket
import subprocess
import threading
from pathlib import Path

PATIENCE = 120
_RUNNING = re.compile(r" (http://127\.0\.0\.1:\d+/\S*?)(lab)?\?token=")


class Jupyter:
    """A running server on a free port, with a token and with folders of its own for all it keeps.

    ``command`` starts it and ``root`` is the folder it shows; ``home`` is where
    it keeps what it writes, so that nothing of the person's own Jupyter is read or changed.
    """

    def __init__(self, command: list[str], *, root: Path, home: Path, base: str = "/") -> None:
        self.token = secrets.token_hex(16)
        self.log = ""
        self._news = threading.Condition()
        self._process = subprocess.Popen(
            [*command, *self._arguments(root, base)],
            cwd=root,
            env=_environment(home),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.address = self.wait_for(_RUNNING)[1]

    @property
    def pid(self) -> int:
        """The server's process id; its children are the kernels."""
        return self._process.pid

    def wait_for(self, text: str | re.Pattern[str]) -> re.Match[str]:
        """Wait until the server has said ``text`` and return where."""
        with self._news:
            self._news.wait_for(
                lambda: re.search(text, self.log) or self._process.poll() is not None, timeout=PATIENCE
            )
            found = re.search(text, self.log)
        assert found, f"{text!r} is not in the log:\n{self.log}"
        return found

    def stop(self) -> None:
        """End the server and its kernels."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(timeout=PATIENCE)
        self._reader.join(timeout=PATIENCE)

    def _arguments(self, root: Path, base: str) -> list[str]:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        return [
            "--no-browser",
            "--allow-root",
            "--ip=127.0.0.1",
            f"--port={port}",
            f"--IdentityProvider.token={self.token}",
            f"--ServerApp.root_dir={root}",
            f"--ServerApp.base_url={base}",
        ]

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with self._news:
                self.log += line
                self._news.notify_all()
        with self._news:
            self._news.notify_all()


def _environment(home: Path) -> dict[str, str]:
    kept = [f"JUPYTER_{name}_DIR" for name in ("CONFIG", "DATA", "RUNTIME")]
    kept += [f"JUPYTERLAB_{name}_DIR" for name in ("SETTINGS", "WORKSPACES")]
    own = {name: str(home / name.removesuffix("_DIR").lower()) for name in kept}
    foreign = ("JUPYTER", "CHESSLEARN")
    rest = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
    return {**rest, **own, "HOME": str(home)}
