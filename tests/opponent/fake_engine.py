"""A UCI engine of a few lines for the tests: the first legal move, or one way of failing.

``python fake_engine.py [mute | silent | dies | nonsense | stays]``
"""

from __future__ import annotations

import sys

import chess


def main(manner: str) -> None:
    """Answer UCI commands until told to quit."""
    board = chess.Board()
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "uci" and manner != "mute":
            print("id name Fake", "option name Skill Level type spin default 20 min 0 max 20", sep="\n")
            print("option name Hash type spin default 16 min 1 max 64", "uciok", sep="\n", flush=True)
        elif word == "isready":
            print("readyok", flush=True)
        elif word == "position":
            moves = rest[rest.index("moves") + 1 :] if "moves" in rest else []
            board = chess.Board(" ".join(rest[1:7])) if rest[0] == "fen" else chess.Board()
            for move in moves:
                board.push_uci(move)
        elif word == "go" and manner == "dies":
            return
        elif word == "go" and manner != "silent":
            first = min(move.uci() for move in board.legal_moves)
            print(f"bestmove {'a1a1' if manner == 'nonsense' else first}", flush=True)
        elif word == "quit" and manner not in ("stays", "silent", "mute"):
            return


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
