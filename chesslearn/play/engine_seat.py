"""Engines that sit at a board: started when they are first to move, kept, and stopped."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import chess

from chesslearn.opponent.engines import KNOWN, find_engines
from chesslearn.opponent.engines import Engine as Installed

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

        found = look_up(seat.name, variant)
        if isinstance(found, EngineTrouble):
            return found
        try:
            engine = await self._started(found)
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

    async def _started(self, found: Installed) -> UciOpponent:
        from chesslearn.opponent.uci import UciOpponent

        engine = self._running.get(found.name)
        if engine is None or not engine.running:
            engine = self._running[found.name] = await UciOpponent.start(found)
        return engine


def look_up(name: str, variant: Variant) -> Installed | EngineTrouble:
    """Return an engine that plays a variant, without starting it, or why it cannot play here.

    >>> look_up("nobody", "standard").code
    'engine-missing'
    """
    if sys.platform == "emscripten":
        return EngineTrouble("engine-impossible", name)
    found = next((engine for engine in find_engines() if engine.name == name), None)
    if found is None:
        return EngineTrouble("engine-missing", name, _packages(variant))
    if variant not in found.variants:
        return EngineTrouble("engine-variant", name, _packages(variant))
    return found


def _packages(variant: Variant) -> tuple[str, ...]:
    return tuple(name for name, variants in KNOWN if variant in variants)
