"""A real ``chesslearn serve`` in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import psutil

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60
_LINK = re.compile(r"(http://\S+/)")


class Server:
    """The server with its link and everything it says; ended as a host would, with Ctrl-C."""

    def __init__(self, *arguments: str, folder: Path, **environment: str) -> None:
        self.said = ""
        self.folder = folder
        self._news = threading.Condition()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "chesslearn", "serve", "--no-browser", *arguments],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(ROOT), "HOME": str(folder)}
            | {"CHESSLEARN_LANG": "en"}  # tests ask for what it says
            | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        threading.Thread(target=self._listen, daemon=True).start()
        self.address = self.wait_for(_LINK)[1]

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.stop()

    def wait_for(self, pattern: re.Pattern[str]) -> re.Match[str]:
        """Return where the server says what ``pattern`` asks for."""
        with self._news:
            self._news.wait_for(
                lambda: pattern.search(self.said) or self._process.poll() is not None, timeout=PATIENCE
            )
            found = pattern.search(self.said)
        assert found, f"the server never said {pattern.pattern!r}:\n{self.said}"
        return found

    def kernels(self) -> list[psutil.Process]:
        """Return the processes of the learners, the waiting ones too."""
        if self._process.poll() is not None:
            return []
        return psutil.Process(self._process.pid).children()

    def wait_for_kernels(self, wanted: Callable[[psutil.Process], bool]) -> list[psutil.Process]:
        """Return the processes that fit, as soon as there are any."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = [each for each in self.kernels() if wanted(each)]
            if found:
                return found
        raise AssertionError("no such process was started")

    @property
    def memory(self) -> int:
        """The memory of the server itself in bytes, shared pages by their share."""
        return int(psutil.Process(self._process.pid).memory_full_info().pss)

    @property
    def open_files(self) -> int:
        """How many files and sockets the server has open."""
        return int(psutil.Process(self._process.pid).num_fds())

    def die(self, blow: signal.Signals = signal.SIGKILL) -> None:
        """Let the server die, as a machine does that is switched off, and wait until it has."""
        self._process.send_signal(blow)
        self._process.wait(PATIENCE)

    def interrupt(self) -> int:
        """Press Ctrl-C and return the exit status."""
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(PATIENCE)

    def stop(self) -> None:
        """End the server if it still runs."""
        if self._process.poll() is None and self.interrupt() != 0:
            raise AssertionError(f"the server ended badly:\n{self.said}")

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with self._news:
                self.said += line
                self._news.notify_all()
        self._process.wait()
        with self._news:
            self._news.notify_all()
