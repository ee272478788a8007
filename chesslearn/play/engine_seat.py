"""Engines that sit at a board: started when they are first to move, kept, and stopped."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import chess

from chesslearn.opponent.engines import KNOWN, find_engines

from .boards import Variant
from .seats import Engine, EngineTrouble

if TYPE_CHECKING:
    from chesslearn.opponent.uci import UciOpponent


class Engines:
    """The engines of one game that are running, by name."""

    def __init__(self) -> None:
        self._running: dict[str, UciOpponent] = {}

    async def reply(self, seat: Engine, variant: Variant, board: chess.Board) -> chess.Move | EngineTrouble:
        """Return the engine's move, or why there is none; an engine that failed has been stopped."""
        from chesslearn.opponent.uci import EngineFailed

        trouble = trouble_with(seat.name, variant)
        if trouble is not None:
            return trouble
        try:
            engine = await self._started(seat.name)
            if not engine.plays(board):
                return EngineTrouble("engine-variant", seat.name, _packages(variant))
            return await engine.reply(board, seat.strength)
        except EngineFailed as error:
            self._running.pop(seat.name, None)
            return EngineTrouble("engine-failed", seat.name, detail=str(error))

    async def close(self) -> None:
        """Stop all of them."""
        while self._running:
            _, engine = self._running.popitem()
            await engine.close()

    async def _started(self, name: str) -> UciOpponent:
        from chesslearn.opponent.uci import UciOpponent

        engine = self._running.get(name)
        if engine is None or not engine.running:
            found = next(engine for engine in find_engines() if engine.name == name)
            engine = self._running[name] = await UciOpponent.start(found)
        return engine


def trouble_with(name: str, variant: Variant) -> EngineTrouble | None:
    """Return why an engine cannot play a variant here, without starting it, or `None` if it can.

    >>> trouble_with("nobody", "standard").code
    'engine-missing'
    """
    if sys.platform == "emscripten":
        return EngineTrouble("engine-impossible", name)
    found = next((engine for engine in find_engines() if engine.name == name), None)
    if found is None:
        return EngineTrouble("engine-missing", name, _packages(variant))
    if variant not in found.variants:
        return EngineTrouble("engine-variant", name, _packages(variant))
    return None


def _packages(variant: Variant) -> tuple[str, ...]:
    return tuple(name for name, variants in KNOWN if variant in variants)
