"""UCI engines: a small one of our own for the protocol, and each real one that is installed."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import chess
import psutil
import pytest

from chesslearn.opponent import uci
from chesslearn.opponent.engines import KNOWN, Engine, EngineMissing, find_engine, find_engines
from chesslearn.opponent.uci import EngineFailed, UciOpponent
from tests.opponent.boards import make

SCRIPT = Path(__file__).with_name("fake_engine.py")
Found = TypeVar("Found")


def fake(manner: str = "") -> Engine:
    """Return the small engine, failing in some manner or not at all."""
    return Engine("fake", (sys.executable, str(SCRIPT), *filter(None, [manner])))


ENGINES = (fake(), *find_engines())
CASES = [(engine, variant) for engine in ENGINES for variant in engine.variants if variant != "chess960"]
CASES += [(engine, "chess960") for engine in ENGINES[1:]]


def used(engine: Engine, use: Callable[[UciOpponent], Awaitable[Found]]) -> Found:
    """Start an engine, use it, close it; its process must be gone afterwards."""
    pids = []

    async def whole() -> Found:
        async with await UciOpponent.start(engine) as opponent:
            pids.append(opponent.pid)
            return await use(opponent)

    try:
        return asyncio.run(whole())
    finally:
        assert all(pid and not psutil.pid_exists(pid) for pid in pids)


@pytest.mark.parametrize(
    ("engine", "variant"), CASES, ids=[f"{engine.name}-{variant}" for engine, variant in CASES]
)
def test_a_game_is_played_by_legal_moves(engine: Engine, variant: str) -> None:
    board = make(variant) if variant != "chess960" else chess.Board.from_chess960_pos(5)

    async def play(opponent: UciOpponent) -> None:
        assert opponent.plays(board)
        for ply in range(12):
            if board.outcome() is not None:
                break
            move = await opponent.reply(board, 1 + ply % 5, seconds=0.1)
            assert move in board.legal_moves
            board.push(move)

    used(engine, play)
    assert len(board.move_stack) >= 4


@pytest.mark.parametrize("engine", ENGINES[1:] or ENGINES, ids=lambda engine: engine.name)
@pytest.mark.parametrize("strength", [1, 5])
def test_an_engine_takes_what_mates(engine: Engine, strength: int) -> None:
    board = chess.Board("k7/8/1K6/8/8/8/8/7R w - - 0 1")

    async def best(opponent: UciOpponent) -> chess.Move:
        return await opponent.reply(board, strength)

    move = used(engine, best)
    assert move in board.legal_moves
    assert engine.name == "fake" or strength == 1 or move.uci() == "h1h8"


def test_what_an_engine_does_not_play_is_an_error() -> None:
    async def wrong(opponent: UciOpponent) -> None:
        for board in (make("crazyhouse"), make("chess960")):
            assert not opponent.plays(board)
            with pytest.raises(ValueError, match="does not play"):
                await opponent.reply(board, 1)
        with pytest.raises(ValueError, match="no move to choose"):
            await opponent.reply(chess.Board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), 1)
        assert opponent.running

    used(fake(), wrong)


@pytest.mark.parametrize("manner", ["silent", "dies", "nonsense"])
def test_an_engine_that_fails_is_stopped(manner: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uci, "_GRACE_SECONDS", 0.2)
    monkeypatch.setattr(uci, "_QUIT_SECONDS", 0.5)

    async def ask(opponent: UciOpponent) -> None:
        with pytest.raises(EngineFailed, match="fake gave no"):
            await opponent.reply(chess.Board(), 3, seconds=0.05)
        assert not opponent.running

    used(fake(manner), ask)


def test_an_engine_that_never_gets_ready_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uci, "_QUIT_SECONDS", 0.3)
    before = {child.pid for child in psutil.Process().children()}
    with pytest.raises(EngineFailed, match="fake did not start"):
        asyncio.run(UciOpponent.start(fake("mute"), seconds=0.5))
    assert {child.pid for child in psutil.Process().children()} <= before


def test_an_engine_that_does_not_quit_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uci, "_QUIT_SECONDS", 0.3)

    async def nothing(opponent: UciOpponent) -> None:
        assert opponent.running

    used(fake("stays"), nothing)


def test_closing_waits_until_a_process_that_was_killed_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uci, "_QUIT_SECONDS", 0.0)

    async def nothing(opponent: UciOpponent) -> None:
        assert opponent.running

    used(fake("stays"), nothing)


def test_an_engine_is_stopped_though_closing_it_was_cancelled() -> None:
    async def whole() -> int:
        opponent = await UciOpponent.start(fake("stays"))
        closing = asyncio.get_running_loop().create_task(opponent.close())
        await asyncio.wait([closing], timeout=0)
        closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing
        return opponent.pid

    assert not psutil.pid_exists(asyncio.run(whole()))


def test_closing_twice_is_fine() -> None:
    async def close(opponent: UciOpponent) -> None:
        await opponent.close()
        assert not opponent.running

    used(fake(), close)


def test_what_is_no_program_does_not_start() -> None:
    with pytest.raises(EngineFailed, match="gone did not start"):
        asyncio.run(UciOpponent.start(Engine("gone", ("/nowhere/gone",))))


def test_without_an_engine_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("chesslearn.opponent.engines._FOLDERS", ())
    assert find_engines() == ()
    with pytest.raises(EngineMissing, match="install stockfish or fairy-stockfish") as caught:
        find_engine()
    assert caught.value.packages == ("stockfish", "fairy-stockfish")
    with pytest.raises(EngineMissing, match="install fairy-stockfish"):
        find_engine("crazyhouse")


@pytest.mark.parametrize("name", [name for name, _ in KNOWN])
def test_an_engine_on_the_path_is_found(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / name
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("chesslearn.opponent.engines._FOLDERS", ())
    assert [engine.name for engine in find_engines()] == [name]
    assert find_engine().command == (str(program),)


def test_no_engine_runs_in_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    with pytest.raises(EngineMissing, match="no UCI engine can run in a browser") as caught:
        find_engine()
    assert not caught.value.possible
