"""Repeated positions: how often this one has occurred, and which ones only look the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence

import chess
import chess.variant

from ._boards import Kind, captured_square, names, san_of, side_name
from .counts import last_move_squares
from .types import Fact

SHOWN = 5
"""How many occurrences, and how many look-alikes, are told at most."""

Seen = list[tuple[Hashable, Hashable]]
"""Key and placement of this position and the ones before it, latest first."""


def key_of(board: chess.Board) -> Hashable:
    """Return what makes two positions the same (FIDE 9.2.3).

    The men and their squares, the side to move, castling rights, an en passant
    capture only if it is legal; in variants also pockets and checks.

    >>> board = chess.Board()
    >>> before = key_of(board)
    >>> board.push_san("Nf3")
    Move.from_uci('g1f3')
    >>> key_of(board) == before
    False
    """
    en_passant = board.ep_square if board.ep_square is not None and board.has_legal_en_passant() else None
    return (placement_of(board), board.turn, board.clean_castling_rights(), en_passant, extras_of(board))


def placement_of(board: chess.Board) -> Hashable:
    """Return the men and their squares, in a form that can be compared.

    >>> placement_of(chess.Board()) == placement_of(chess.Board())
    True
    """
    men = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    return (*men, board.occupied_co[chess.WHITE])


def extras_of(board: chess.Board) -> Hashable:
    """Return what a variant adds to a position: pockets and promoted men, or checks left.

    >>> extras_of(chess.variant.ThreeCheckBoard())
    (3, 3)
    """
    if isinstance(board, chess.variant.CrazyhouseBoard):
        return (board.promoted, *(str(pocket) for pocket in board.pockets))
    if isinstance(board, chess.variant.ThreeCheckBoard):
        return tuple(board.remaining_checks)
    return None


def history(board: chess.Board, kind: Kind) -> Seen:
    """Return this position and the earlier ones that can have looked like it, latest first.

    A pawn move or a capture changes the board for good, except in crazyhouse,
    where men come back. The board itself is left alone.

    >>> len(history(chess.Board(), "standard"))
    1
    """
    back = len(board.move_stack)
    back = _farthest(board) if kind == "crazyhouse" else min(back, max(board.halfmove_clock, 0))
    past = board.copy(stack=back)
    seen: Seen = [(key_of(past), placement_of(past))]
    while past.move_stack:
        past.pop()
        seen.append((key_of(past), placement_of(past)))
    return seen


def _farthest(board: chess.Board) -> int:
    """Return how far back a position can matter: one that fills the squares filled now, or a repeated one."""
    filled = [state.occupied for state in reversed(board._stack)]
    often = {occupied for occupied, count in Counter(filled[::2]).items() if count >= 2} | {board.occupied}
    return max((distance for distance, occupied in enumerate(filled, 1) if occupied in often), default=0)


def occurrences(seen: Seen) -> int:
    """Return how often the latest position has occurred, itself included.

    >>> occurrences(history(chess.Board(), "standard"))
    1
    """
    return sum(key == seen[0][0] for key, _ in seen)


def repeating_moves(board: chess.Board, moves: Sequence[chess.Move], seen: Seen) -> tuple[chess.Move, ...]:
    """Return the legal moves that bring a position for the third time at least (FIDE 9.2.1).

    >>> repeating_moves(chess.Board(), list(chess.Board().legal_moves), history(chess.Board(), "standard"))
    ()
    """
    twice = {key for key, count in Counter(key for key, _ in seen[1::2]).items() if count >= 2}
    if not twice:
        return ()
    found, after = [], board.copy(stack=False)
    for move in moves:
        after.push(move)
        if key_of(after) in twice:
            found.append(move)
        after.pop()
    return tuple(found)


def occurrence_facts(board: chess.Board, seen: Seen, needed: int) -> tuple[Fact, ...]:
    """Return how often this position has occurred and how often it must, and after which moves.

    The latest `SHOWN` occurrences are told, earliest first.

    >>> [fact.code for fact in occurrence_facts(chess.Board(), history(chess.Board(), "standard"), 3)]
    ['occurrences', 'occurrence']
    """
    back = [distance for distance, (key, _) in enumerate(seen) if key == seen[0][0]]
    facts = []
    for past, distance in _walk(board, back[:SHOWN]):
        index = len(back) - back.index(distance)
        facts.append(Fact("occurrence", last_move_squares(past), {"index": index, **_led_to(past)}))
    return (Fact("occurrences", {}, {"count": len(back), "needed": needed}), *reversed(facts))


def lookalike_facts(board: chess.Board, seen: Seen) -> tuple[Fact, ...]:
    """Return the earlier positions with the same men on the same squares that are not the same position.

    Each with what differs: the side to move, castling rights, an en passant
    capture, pockets or checks. Of many, the latest `SHOWN` are told, earliest first.

    >>> lookalike_facts(chess.Board(), history(chess.Board(), "standard"))
    ()
    """
    key, placement = seen[0]
    back = [distance for distance, at in enumerate(seen) if at[1] == placement and at[0] != key]
    groups = [_differences(past, board) for past, _ in _walk(board, back[:SHOWN])]
    return tuple(fact for group in reversed(groups) for fact in group)


def _walk(board: chess.Board, back: Sequence[int]) -> Iterator[tuple[chess.Board, int]]:
    """Yield the board as it was some plies ago, each with one move more to look back on, latest first."""
    past = board.copy(stack=min(max(back, default=0) + 1, len(board.move_stack)))
    gone = 0
    for distance in back:
        while gone < distance:
            past.pop()
            gone += 1
        yield past, distance


def unknown_past(board: chess.Board) -> tuple[Fact, ...]:
    """Return the fact that earlier moves are not known, when the count says that there were some.

    >>> [fact.code for fact in unknown_past(chess.Board("8/8/4k3/8/8/3RK3/P7/r7 w - - 99 90"))]
    ['no-history']
    """
    known = len(board.move_stack) >= board.halfmove_clock
    return () if known else (Fact("no-history"),)


def _led_to(past: chess.Board) -> dict[str, str | int]:
    """Return the move that led to a position: SAN, number and side; an empty SAN at the start."""
    if not past.move_stack:
        return {"move": "", "number": past.fullmove_number, "side": side_name(past.turn)}
    earlier = past.copy(stack=1)
    move = earlier.pop()
    return {
        "move": san_of(earlier, move),
        "number": earlier.fullmove_number,
        "side": side_name(earlier.turn),
    }


def _differences(past: chess.Board, now: chess.Board) -> list[Fact]:
    led = _led_to(past)
    found = []
    if past.turn != now.turn:
        found.append(Fact("differs-turn", {"kings": names(now.kings)}, {**led, "turn": side_name(past.turn)}))
    found += _castling_difference(past, now, led)
    if past.turn == now.turn and past.has_legal_en_passant() != now.has_legal_en_passant():
        found.append(_en_passant_difference(past if past.has_legal_en_passant() else now, led))
    if extras_of(past) != extras_of(now):
        code = "differs-checks" if hasattr(now, "remaining_checks") else "differs-pockets"
        found.append(Fact(code, {}, led))
    return found


def _castling_difference(past: chess.Board, now: chess.Board, led: dict[str, str | int]) -> list[Fact]:
    lost = past.clean_castling_rights() ^ now.clean_castling_rights()
    found = []
    for color, rank in ((chess.WHITE, chess.BB_RANK_1), (chess.BLACK, chess.BB_RANK_8)):
        king = now.king(color)
        if lost & rank and king is not None:
            squares = {"king": (chess.square_name(king),), "rooks": names(lost & rank)}
            found.append(Fact("differs-castling", squares, {**led, "lost": side_name(color)}))
    return found


def _en_passant_difference(board: chess.Board, led: dict[str, str | int]) -> Fact:
    moves = list(board.generate_legal_ep())
    captured = captured_square(board, moves[0])
    squares = {
        "from": tuple(chess.square_name(move.from_square) for move in moves),
        "to": (chess.square_name(moves[0].to_square),),
        "captured": () if captured is None else (chess.square_name(captured),),
    }
    return Fact("differs-en-passant", squares, led)
