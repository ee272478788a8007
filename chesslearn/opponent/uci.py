"""A UCI engine as the opponent, run on the event loop of whoever asks it.

Not for a browser's Python, and not imported by the rest of the package: it
starts a process. Every engine that was started must be closed; ``async with``
does it.
"""

from __future__ import annotations

import asyncio
import contextlib
from types import TracebackType
from typing import Final, Self

import chess
import chess.engine

from .engines import Engine
from .strengths import strength_of

_START_SECONDS: Final = 10.0
_QUIT_SECONDS: Final = 2.0
_GRACE_SECONDS: Final = 3.0
"""How much longer than asked an engine may think before it is given up."""

_LIMITS: Final = ((0, 1), (2, 2), (5, 4), (10, 6), (20, 8))
"""By strength: the engine's own skill level, 0 to 20, and how many half-moves it may look."""
_FAILURES: Final = (chess.engine.EngineError, OSError, TimeoutError)


class EngineFailed(Exception):
    """An engine did not start, did not answer, answered nonsense or died; it has been stopped."""


class UciOpponent:
    """A running engine. Start it with `start`, close it with `close`."""

    def __init__(
        self, engine: Engine, transport: asyncio.SubprocessTransport, protocol: chess.engine.UciProtocol
    ) -> None:
        self.engine = engine
        self._transport = transport
        self._protocol = protocol
        self._stopping: asyncio.Task[None] | None = None

    @classmethod
    async def start(cls, engine: Engine, *, seconds: float = _START_SECONDS) -> Self:
        """Start an engine and wait until it is ready; raises `EngineFailed`."""
        loop = asyncio.get_running_loop()
        try:
            transport, protocol = await loop.subprocess_exec(
                chess.engine.UciProtocol, *engine.command, stderr=asyncio.subprocess.DEVNULL
            )
        except OSError as error:
            raise EngineFailed(f"{engine.name} did not start: {error}") from error
        opponent = cls(engine, transport, protocol)
        try:
            # Not `wait_for`: before Python 3.12 it may lose a cancellation.
            async with asyncio.timeout(seconds):
                await opponent._prepare()
        except _FAILURES as error:
            await opponent.close()
            raise EngineFailed(f"{engine.name} did not start: {error!r}") from error
        except BaseException:
            await opponent.close()
            raise
        return opponent

    @property
    def pid(self) -> int:
        """The number of the engine's process."""
        return self._transport.get_pid() or 0

    @property
    def running(self) -> bool:
        """Whether the process is still there."""
        return not self._protocol.returncode.done()

    def plays(self, board: chess.Board) -> bool:
        """Return whether the engine says that it plays the variant of a board."""
        variant = type(board).uci_variant
        if variant == "chess":
            return not board.chess960 or "UCI_Chess960" in self._protocol.options
        known = self._protocol.options.get("UCI_Variant")
        return known is not None and variant in (known.var or ())

    async def reply(self, board: chess.Board, strength: int, *, seconds: float = 0.5) -> chess.Move:
        """Return the engine's move, thought for at most so many seconds; the board is not changed.

        Raises `ValueError` for a strength, a variant or a position that cannot be
        played, and `EngineFailed` when no legal move comes; the engine is closed then.
        """
        skill, depth = _LIMITS[strength_of(strength).level - 1]
        if not self.plays(board):
            raise ValueError(f"{self.engine.name} does not play {type(board).uci_variant}")
        if not any(board.legal_moves):
            raise ValueError(f"there is no move to choose in {board.fen()!r}")
        handed = type(board).uci_variant == "bughouse"  # men come from elsewhere: moves tell only half
        position = board.copy(stack=not handed)
        limit = chess.engine.Limit(time=seconds, depth=depth)
        skills = {"Skill Level": skill} if "Skill Level" in self._protocol.options else {}
        try:
            async with asyncio.timeout(seconds + _GRACE_SECONDS):
                move = (await self._protocol.play(position, limit, options=skills)).move
        except (*_FAILURES, AssertionError) as error:
            await self.close()
            raise EngineFailed(f"{self.engine.name} gave no move: {error!r}") from error
        if move is None or not board.is_legal(move):
            await self.close()
            raise EngineFailed(f"{self.engine.name} gave no legal move: {move!r}")
        return move

    async def close(self) -> None:
        """Stop the engine, by force if it does not go, and wait until its process is gone.

        Whoever is cancelled while waiting leaves a stopping behind that goes on to its end.
        """
        if self._stopping is None:
            self._stopping = asyncio.create_task(self._stop())
        await asyncio.shield(self._stopping)

    async def _stop(self) -> None:
        try:
            with contextlib.suppress(*_FAILURES):
                async with asyncio.timeout(_QUIT_SECONDS):
                    await self._protocol.quit()
        finally:
            # It kills what has not gone. However busy the machine, the end of that is waited for.
            self._transport.close()
            await asyncio.wait([self._protocol.returncode])

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _prepare(self) -> None:
        await self._protocol.initialize()
        small = {"Threads": 1, "Hash": 16}
        await self._protocol.configure(
            {name: value for name, value in small.items() if name in self._protocol.options}
        )
