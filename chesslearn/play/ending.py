"""How games end: by the position, by a fallen flag, and what is said to whoever moves on."""

from __future__ import annotations

from typing import cast

import chess

from chesslearn.rules import FlagResult, Reason, Verdict, flag_fall, side_name, status
from chesslearn.rules.facts import OVER

from .records import Result, ResultCode, Side, color_of


def ended_by_position(board: chess.Board) -> Result | None:
    """Return how the position has ended the game, or `None` while it goes on.

    >>> ended_by_position(chess.Board("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1")).code
    'checkmate'
    """
    now = status(board)
    if now.code not in OVER:
        return None
    winner = None if now.winner is None else side_name(now.winner)
    return Result(_code(now.code, now.because[0].code if now.because else ""), winner, now)


def _code(code: str, because: str) -> ResultCode:
    if code == "variant-win":
        return "hill" if because == "hill-reached" else "three-checks"
    return cast("ResultCode", code)  # every other code of `OVER` is one


def ended_by_flag(board: chess.Board, side: Side) -> Result:
    """Return how the game ends when the flag of a side falls (FIDE 6.9).

    >>> ended_by_flag(chess.Board("8/8/8/8/3k4/8/8/1QK5 w - - 0 1"), "white").code
    'time-draw'
    """
    fell: FlagResult = flag_fall(board, color_of(side))
    if fell.winner is None:
        return Result("time-draw", flag=fell)
    return Result("time", side_name(fell.winner), flag=fell)


def game_over(result: Result, side: Side) -> Verdict:
    """Return what a move is answered after a game that was decided otherwise than by its position."""
    params = {"how": result.code, "winner": result.winner or "", "side": side}
    return Verdict(False, None, (Reason("game-over", {}, params),))


def out_of_turn(board: chess.Board, move: chess.Move) -> Verdict:
    """Return what a person is answered who moves a man while somebody else is to move."""
    side = side_name(board.turn)
    piece = chess.piece_symbol(move.drop or board.piece_type_at(move.from_square) or chess.PAWN).upper()
    if move.drop:
        return Verdict(False, None, (Reason("not-your-turn", {}, {"piece": piece, "side": side}),))
    owner = board.color_at(move.from_square)
    squares = {
        "from": (chess.square_name(move.from_square),),
        "to": (chess.square_name(move.to_square),),
    }
    if owner is None:
        return Verdict(False, None, (Reason("no-piece", squares, {"side": side}, "move.definition"),))
    params = {"piece": piece, "owner": side_name(owner), "side": side}
    return Verdict(False, None, (Reason("not-your-turn", squares, params, "game.alternate"),))
