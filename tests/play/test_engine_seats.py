"""Engines at the board: started when they are to move, kept, stopped; what is missing is told."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import chess
import psutil
import pytest

from chesslearn.opponent.engines import Engine as Installed
from chesslearn.opponent.engines import find_engines
from chesslearn.play import VARIANTS, Engine, EngineTrouble, Game, Variant, engine_seat
from chesslearn.rules import Verdict
from tests.play.games import play

FAKE = Path(__file__).parents[1] / "opponent" / "fake_engine.py"
INSTALLED = [(engine.name, variant) for engine in find_engines() for variant in engine.variants]


@pytest.fixture
def fakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the small engine of the tests be what is installed, in each of its manners."""
    manners = ("good", "dies", "nonsense", "mute", "silent")
    found = tuple(Installed(manner, (sys.executable, str(FAKE), manner), ("standard",)) for manner in manners)
    monkeypatch.setattr(engine_seat, "find_engines", lambda: found)


def children() -> set[int]:
    return {process.pid for process in psutil.Process().children()}


@pytest.mark.usefixtures("fakes")
def test_an_engine_is_started_once_and_stopped_with_the_game() -> None:
    before = children()

    async def whole() -> None:
        game = Game(black=Engine("good"))
        started = []
        for _ in range(3):
            play(game, next(iter(game.board.legal_moves)).uci())
            assert game.due
            verdict = await game.engine_reply()
            assert isinstance(verdict, Verdict)
            assert verdict.legal
            started.append(children() - before)
        assert [len(pids) for pids in started] == [1, 1, 1]
        assert started[0] == started[2]
        assert len(game.moves) == 6
        await game.close()
        assert not children() - before
        await game.close()

    asyncio.run(whole())


@pytest.mark.usefixtures("fakes")
@pytest.mark.parametrize("manner", ["dies", "nonsense"])
def test_an_engine_that_fails_is_told_and_the_game_stands(manner: str) -> None:
    before = children()

    async def whole() -> None:
        game = Game(white=Engine(manner))
        trouble = await game.engine_reply()
        assert isinstance(trouble, EngineTrouble)
        assert (trouble.code, trouble.name) == ("engine-failed", manner)
        assert trouble.detail
        assert game.due
        assert not game.moves
        assert not children() - before
        game.seat("white", Engine("good"))
        verdict = await game.engine_reply()
        assert isinstance(verdict, Verdict)
        assert verdict.legal
        await game.close()

    asyncio.run(whole())


@pytest.mark.usefixtures("fakes")
@pytest.mark.parametrize("patience", [0, 0.02, 0.2])
def test_thinking_is_cancelled_and_the_engine_goes_on(patience: float) -> None:
    """While it starts, while it greets, while it thinks: no process is left behind."""
    before = children()

    async def whole() -> None:
        game = Game(white=Engine("silent"))
        task = asyncio.get_running_loop().create_task(game.engine_reply())
        await asyncio.wait([task], timeout=patience)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert not game.moves
        game.seat("white", Engine("good"))
        verdict = await game.engine_reply()
        assert isinstance(verdict, Verdict)
        await game.close()
        assert not children() - before

    asyncio.run(whole())


@pytest.mark.usefixtures("fakes")
def test_a_reply_that_comes_too_late_is_not_made() -> None:
    async def whole() -> None:
        game = Game(black=Engine("good"))
        play(game, "e2e4")
        task = asyncio.get_running_loop().create_task(game.engine_reply())
        await asyncio.wait([task], timeout=0)
        assert game.take_back() == 1
        verdict = await task
        assert isinstance(verdict, Verdict)
        assert not verdict.legal
        assert game.board.fen() == chess.STARTING_FEN
        await game.close()

    asyncio.run(whole())


@pytest.mark.usefixtures("fakes")
def test_what_is_not_there_is_told_without_a_start() -> None:
    before = children()
    missing = asyncio.run(Game(white=Engine("nobody")).engine_reply())
    assert isinstance(missing, EngineTrouble)
    assert (missing.code, missing.packages) == ("engine-missing", ("stockfish", "fairy-stockfish"))
    unknown = asyncio.run(Game("crazyhouse", white=Engine("good")).engine_reply())
    assert isinstance(unknown, EngineTrouble)
    assert (unknown.code, unknown.packages) == ("engine-variant", ("fairy-stockfish",))
    assert not children() - before


def test_in_a_browser_no_engine_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    trouble = engine_seat.look_up("stockfish", "standard")
    assert trouble == EngineTrouble("engine-impossible", "stockfish")


def test_no_engine_is_asked_out_of_turn() -> None:
    with pytest.raises(ValueError, match="no engine is to move"):
        asyncio.run(Game().engine_reply())


@pytest.mark.parametrize("variant", VARIANTS)
def test_installed_engines_play_each_variant_that_they_say(variant: Variant) -> None:
    names = [name for name, known in INSTALLED if known == variant]

    async def whole(name: str) -> int:
        game = Game(variant, number=5 if variant == "chess960" else None, white=Engine(name, 1))
        try:
            for _ in range(3):
                verdict = await game.engine_reply()
                assert isinstance(verdict, Verdict), verdict
                assert verdict.legal
                play(game, next(iter(game.board.legal_moves)).uci())
        finally:
            await game.close()
        return len(game.moves)

    assert [asyncio.run(whole(name)) for name in names] == [6] * len(names)
