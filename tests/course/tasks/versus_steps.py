"""Steps with an opponent, for more than one file of tests."""

from __future__ import annotations

MATE = '{ kind = "mate" }'
PAWNS = '{ kind = "win", by = ["promote", "capture", "block"] }'
FIRST = '{ kind = "promote" }'
END = '{ kind = "end" }'
ALONE = 'kings = "none"'


def versus(fen: str, goal: str, strength: str = '"perfect"', more: str = "") -> str:
    """Return the TOML of a game from a position."""
    return f'task = "versus"\nfen = "{fen}"\ngoal = {goal}\nstrength = {strength}\n{more}\n'


KNIGHT = versus("8/8/8/1n6/8/8/PPP5/8 w - - 0 1", PAWNS, more=ALONE)
