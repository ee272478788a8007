"""The network between a browser and the server, which a test can cut, still and mend."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from urllib.parse import urlsplit

_CHUNK = 65_536


class Wire:
    """A way to the server that a browser takes instead of the straight one.

    It is cut as when a cable is pulled at the server's side, or stilled as when a
    laptop wakes up: connections look open and nothing comes through them any more.
    """

    def __init__(self, address: str) -> None:
        there = urlsplit(address)
        self._there = (there.hostname or "", there.port or 80)
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._still: set[socket.socket] = set()
        self._listen(0)
        self.address = f"http://{self._here[0]}:{self._here[1]}/"

    def __enter__(self) -> Wire:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.cut()

    def cut(self) -> None:
        """End every connection and take no new one."""
        # Shutting down wakes the thread that accepts; closing alone would leave it waiting.
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        with self._lock:
            ends, self._ends = self._ends, set()
        for end in ends:
            _hang_up(end)

    def mend(self) -> None:
        """Take connections again, at the same address."""
        self._listen(self._here[1])

    def still(self) -> None:
        """Let nothing more through the connections that are open; new ones work."""
        with self._lock:
            self._still |= self._ends

    def lead_to(self, address: str) -> None:
        """Lead new connections to another server."""
        there = urlsplit(address)
        self._there = (there.hostname or "", there.port or 80)

    def _listen(self, port: int) -> None:
        self._door = socket.create_server(("127.0.0.1", port))
        self._here: tuple[str, int] = self._door.getsockname()
        threading.Thread(target=self._accept, args=(self._door,), daemon=True).start()

    def _accept(self, door: socket.socket) -> None:
        while True:
            try:
                near, _ = door.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(self._there)
            except OSError:
                near.close()
                continue
            with self._lock:
                self._ends |= {near, far}
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(_CHUNK):
                if source not in self._still:
                    target.sendall(data)
        except OSError:
            pass
        finally:
            if source not in self._still:
                _hang_up(target)


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
