"""What the checker asks of games against the opponent."""

from __future__ import annotations

from collections.abc import Callable

import pytest

TASK = 'task = "versus"\n'
QUEEN = 'fen = "8/8/8/4k3/8/8/8/KQ6 w - - 0 1"\n'
PAWNS = 'fen = "8/ppp5/8/8/8/8/PPP5/8 w - - 0 1"\nkings = "none"\n'
KNIGHT = 'fen = "8/8/8/1n6/8/8/PPP5/8 w - - 0 1"\nkings = "none"\n'
MATE = 'goal = { kind = "mate" }\n'
MINI = 'goal = { kind = "win", by = ["promote", "capture", "block"] }\n'
PERFECT = 'strength = "perfect"\n'


@pytest.mark.parametrize(
    "step",
    [
        QUEEN + MATE + PERFECT + "best = 9",
        QUEEN + MATE + "strength = 1\nbest = 9\nmoves = 9",
        QUEEN.replace(" w ", " b ") + 'side = "white"\n' + MATE + PERFECT + "best = 9",
        KNIGHT + MINI + PERFECT,
        PAWNS + MINI + 'side = "black"\n' + PERFECT,
        PAWNS + MINI + "strength = 2",
        PAWNS + 'goal = { kind = "draw" }\nside = "black"\nstrength = 2\nmoves = 5',
        'fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"\ngoal = { kind = "end" }',
    ],
)
def test_what_is_true(problems: Callable[[str], list[str]], step: str) -> None:
    assert problems(TASK + step) == []


@pytest.mark.parametrize(
    ("step", "key", "cure"),
    [
        (QUEEN + MATE + PERFECT, "best", "Write best = 9"),
        (QUEEN + MATE + PERFECT + "best = 8", "best", "Write best = 9"),
        (QUEEN + MATE + "best = 9\nmoves = 5", "moves", "Write moves = 9"),
        (QUEEN + MATE + 'side = "black"', "goal", "Change the fen"),
        (QUEEN + MATE + "strength = 6", "strength", 'Write 1 to 5, or "perfect"'),
        (QUEEN + MATE + "strength = true", "strength", "Write 1 to 5"),
        (QUEEN + 'goal = { kind = "mat" }', "goal.kind", 'Write "mate"'),
        (QUEEN + 'goal = { kind = "draw" }', "moves", "Add moves"),
        (QUEEN.replace("4k3", "8") + MATE, "fen", "Add the king"),
        (PAWNS + MINI + PERFECT, "goal", "write strength = 1 to 5"),
        (PAWNS + 'goal = { kind = "win", by = ["promot"] }', "goal.by[0]", 'Write "promote"'),
        (PAWNS + MINI + "best = 3", "best", "Leave best out"),
        (PAWNS + MINI + "coach = true", "coach", "Leave coach out"),
        ('fen = "4k3/8/8/8/8/8/P7/4K3[] w - - 0 1"\nvariant = "crazyhouse"\n' + MATE + "coach = true",
         "coach", "Leave coach out"),
        (PAWNS.replace("ppp5", "8") + MINI, "fen", "two sides"),
        (PAWNS.replace("ppp5", "8").replace("PPP5", "PPPp4") + MINI + "moves = -1", "moves", "from 1"),
        ('fen = "8/8/8/p7/P7/8/8/8 w - - 0 1"\nkings = "none"\n' + MINI, "fen", "Change the fen"),
        ('fen = "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1"\nkings = "none"\n' + MINI + PERFECT,
         "strength", "fewer men"),
        ('fen = "4k3/8/8/8/8/8/P7/4K3[] w - - 0 1"\nvariant = "crazyhouse"\ngoal = { kind = "promote" }',
         "goal", "Leave variant out"),
        ('fen = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"\n' + MATE, "fen", "Change the fen"),
    ],
)  # fmt: skip
def test_what_is_not(problems: Callable[[str], list[str]], step: str, key: str, cure: str) -> None:
    (problem,) = problems(TASK + step)
    assert f", {key}: " in problem
    assert cure in problem
