"""Learners without a browser: they hold a kernel and try something every few seconds."""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from benchmarks._serving import Running

_KERNEL = re.compile(r'"kernelId": "([\w-]+)"')
_MODEL = re.compile(r'"model_id": "(\w+)"')
_THINKING = (1.0, 3.0)
_TRY = {"kind": "move", "from": "e1", "to": "f3"}


class Pupil:
    """One learner at the step on which a rook tries to jump."""

    def __init__(self, model: str) -> None:
        self._model = model
        self._session = uuid.uuid4().hex
        self._revision = 0
        self._answered = asyncio.Event()
        self._line: WebSocketClientConnection

    async def connect(self, address: str) -> None:
        """Take hold of the kernel; all it says is listened to, as a browser does."""
        self._line = await websocket_connect(address, on_message_callback=self._listen)

    async def say(self, content: dict[str, Any]) -> None:
        """Send one message and wait until it is answered."""
        message = {
            "header": {
                "msg_id": uuid.uuid4().hex,
                "msg_type": "comm_msg",
                "session": self._session,
                "username": "",
                "version": "5.4",
            },
            "parent_header": {},
            "metadata": {},
            "channel": "shell",
            "content": {"comm_id": self._model, "data": {"method": "custom", "content": content}},
        }
        self._answered.clear()
        await self._line.write_message(json.dumps(message))
        await self._answered.wait()

    def _listen(self, raw: str | bytes | None) -> None:
        message: dict[str, Any] = {"msg_type": ""} if raw is None else json.loads(raw)
        if message["msg_type"] == "comm_msg" and message["content"]["comm_id"] == self._model:
            state = message["content"]["data"].get("state", {})
            if "revision" in state:
                self._revision = state["revision"]
                self._answered.set()

    async def begin(self) -> None:
        """Open the step."""
        await self.say({"type": "hello", "search": "?lesson=rook&step=no-jump", "languages": ["en"]})

    async def work(self, over: asyncio.Event) -> None:
        """Try, think, try again."""
        while not over.is_set():
            await self.say({"type": "attempt", "revision": self._revision, "what": _TRY})
            await asyncio.sleep(random.uniform(*_THINKING))
        self._line.close()


async def _arrive(server: Running) -> Pupil:
    page = await AsyncHTTPClient().fetch(HTTPRequest(server.address, request_timeout=120))
    text = page.body.decode()
    kernel, model = _KERNEL.search(text), _MODEL.search(text)
    if not kernel or not model:
        raise RuntimeError(f"no widget on the page:\n{text[:2000]}")
    pupil = Pupil(model[1])
    await pupil.connect(f"{server.address.replace('http', 'ws', 1)}api/kernels/{kernel[1]}/channels")
    await pupil.begin()
    return pupil


@contextmanager
def at_work(server: Running, count: int) -> Iterator[None]:
    """Let so many pupils work on the server, in a thread of their own, while the caller measures."""
    here, over = threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()

    async def lesson() -> None:
        AsyncHTTPClient.configure(None, max_clients=count)
        pupils = await asyncio.gather(*(_arrive(server) for _ in range(count)))
        here.set()
        await asyncio.gather(*(pupil.work(over) for pupil in pupils))

    thread = threading.Thread(target=lambda: loop.run_until_complete(lesson()))
    thread.start()
    if not here.wait(180):
        raise RuntimeError(f"{count} learners did not all come in")
    try:
        yield
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()
        loop.close()
