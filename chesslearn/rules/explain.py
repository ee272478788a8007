"""The judge of one move: legal or not, and why."""

from __future__ import annotations

import chess

from ._boards import side_name
from .castling import castling_faults, too_far
from .drops import drop_faults
from .en_passant import captured_pawn, en_passant_faults
from .ending import ending, game_over
from .geometry import path_faults, simple_roles, target_faults, wrong_way
from .normalise import Castling, TooFar, castling_attempt, read_move
from .notes import notes_on
from .pawns import is_last_rank, is_straight, pawn_faults, promotion_faults, promotion_missing
from .safety import king_faults, man_faults, passing_exposure
from .situation import Situation
from .types import Reason, Verdict


def explain(board: chess.Board, move: chess.Move | str, *, ended: bool = True) -> Verdict:
    """Return whether a move is legal, and every reason why not, or what is worth telling about it.

    ``board`` is a python-chess board (ordinary, Chess960, King of the Hill,
    three-check or crazyhouse) with its move stack, so that history can be told;
    it is left as it is. ``move`` is a `chess.Move` or UCI text; a null move
    means "pass". With ``ended=False`` the end of the game is not asked for:
    exercise boards use it. A board that lacks a king never ends, and the missing
    king need not be safe.

    ``Verdict.reasons`` is empty when and only when the move is legal, and
    ``Verdict.move`` is then the move to push: castling may have been meant by
    another gesture. Kings are never captured, and an en passant square without
    a pawn gives nothing, whatever python-chess lists.

    Raises `ValueError` for what is no attempt at all (text that is not UCI, a man
    put back on its square), and for boards that the judge does not know.

    >>> verdict = explain(chess.Board(), "e2e5")
    >>> verdict.legal, [reason.code for reason in verdict.reasons]
    (False, ['pawn-wrong-way'])
    >>> explain(chess.Board(), "g1f3").move
    Move.from_uci('g1f3')
    """
    position = Situation(board)
    attempt = read_move(move)
    reasons = []
    if ended:
        how = ending(position)
        if how is not None:
            position.over = True
            reasons.append(game_over(position, how))
    meant, faults = _judge(position, attempt)
    reasons += faults
    if reasons:
        return Verdict(False, None, tuple(reasons))
    return Verdict(True, meant, (), notes_on(position, meant))


def _judge(position: Situation, move: chess.Move) -> tuple[chess.Move, list[Reason]]:
    """Return the move that is meant and the reasons against it."""
    if not move:
        return move, [_pass(position)]
    if move.drop is not None:
        return move, drop_faults(position, move.drop, move.to_square)
    stranger = _not_ours(position, move)
    if stranger is not None:
        return move, [stranger]
    if move.from_square == position.king:
        meant = castling_attempt(position, move.from_square, move.to_square)
        if meant is not None:
            return _judge_castling(position, move, meant)
    return move, _judge_man(position, move)


def _pass(position: Situation) -> Reason:
    squares = {} if position.king is None else {"king": (chess.SQUARE_NAMES[position.king],)}
    return Reason("pass", squares, {"side": position.side}, "game.must-move")


def _not_ours(position: Situation, move: chess.Move) -> Reason | None:
    mask = chess.BB_SQUARES[move.from_square]
    if position.us & mask:
        return None
    squares = simple_roles(move.from_square, move.to_square)
    if not position.them & mask:
        return Reason("no-piece", squares, {"side": position.side}, "move.definition")
    params = {
        "piece": position.letter(move.from_square),
        "owner": side_name(not position.turn),
        "side": position.side,
    }
    return Reason("not-your-turn", squares, params, "game.alternate")


def _judge_castling(
    position: Situation, move: chess.Move, meant: Castling | TooFar
) -> tuple[chess.Move, list[Reason]]:
    if isinstance(meant, TooFar):
        found = too_far(position, move.from_square, move.to_square, meant)
    else:
        found = castling_faults(position, move.from_square, meant)
        target = meant.rook if position.board.chess960 else meant.king_to
        if target is not None:
            found += promotion_faults(position, chess.KING, move)
            return chess.Move(move.from_square, target), found
    return move, found + promotion_faults(position, chess.KING, move)


def _judge_man(position: Situation, move: chess.Move) -> list[Reason]:
    """Judge an ordinary move of an own man: geometry first, then the king's safety."""
    origin, target = move.from_square, move.to_square
    piece = position.board.piece_type_at(origin) or chess.PAWN
    pawn = piece == chess.PAWN
    straight = pawn and is_straight(position, origin, target)
    found = target_faults(position, origin, target, straight=straight)
    found += pawn_faults(position, origin, target) if pawn else wrong_way(position, piece, origin, target)
    found += promotion_faults(position, piece, move)
    if pawn:
        found += en_passant_faults(position, origin, target)
    else:
        found += path_faults(position, piece, origin, target)
    if origin == position.king:
        return found + king_faults(position, origin, target)
    captured = captured_pawn(position, origin, target) if pawn else None
    found += man_faults(position, origin, target, captured)
    if not found and captured is not None:
        found = passing_exposure(position, origin, target, captured)
    if not found and pawn and move.promotion is None and is_last_rank(position, target):
        found = [promotion_missing(position, move)]
    return found
