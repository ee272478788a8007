"""What a move takes, threatens, forks, saves and guards."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from chesslearn.rules import letter, letters, names

from .material import LEAST, captures_on, everywhere, exchange, gained, mate_in_one, passed, wins
from .records import Remark
from .seen import Seen


def captures(seen: Seen) -> Iterator[Remark]:
    """Yield what the capture is worth, where square and board agree."""
    if seen.captured is None:
        return
    how = _worth(seen.before, seen.after, seen.move)
    if how:
        squares = {**seen.path, "captured": (chess.square_name(seen.captured),)}
        params = {"piece": seen.piece, "target": letter(seen.before, seen.captured), "how": how}
        yield Remark("captures", squares, params)


def attacks(seen: Seen) -> Iterator[Remark]:
    """Yield a fork or a threat of the man that moved."""
    forked = fork(seen)
    if forked is not None:
        yield forked
    elif not seen.after.is_check() and not _moot(seen):
        threatened = _threatened(seen)
        if threatened:
            yield _about(seen, "threatens", threatened)


def fork(seen: Seen) -> Remark | None:
    """Return the fork of the man that moved, if it surely wins something."""
    if _moot(seen):
        return None
    men = threatened = _threatened(seen)
    king = seen.after.king(not seen.color)
    if king is not None and seen.after.checkers_mask() & chess.BB_SQUARES[seen.at]:
        men = [*threatened, king]
    if len(men) < 2 or not _wins_whatever(seen, threatened):
        return None
    return _about(seen, "forks", men)


def _moot(seen: Seen) -> bool:
    """Return whether an attack is not worth telling: the man is lost there, or a mate follows."""
    return seen.castling or seen.at in seen.losses or mate_in_one(seen.after) is not None


def _about(seen: Seen, code: str, men: list[chess.Square]) -> Remark:
    mask = chess.SquareSet(men).mask
    params = {"piece": letter(seen.after, seen.at), "pieces": letters(seen.after, mask)}
    return Remark(code, {**seen.path, "men": names(mask)}, params)


def _threatened(seen: Seen) -> list[chess.Square]:
    """Return the enemy men that the man which moved could win next, and could not win before.

    In check the opponent cannot do nothing, so there they are only looked for: whether one
    is won is left to `_wins_whatever`.
    """
    targets = seen.after.attacks_mask(seen.at) & seen.after.occupied_co[not seen.color]
    found = []
    idle = passed(seen.after)
    for square in chess.scan_forward(targets & ~seen.after.kings):
        if idle is None:
            worth = seen.after.piece_type_at(square) != chess.PAWN
        else:
            worth = any(wins(idle, move) for move in _by_mover(seen, idle, square))
        if worth and not _could_take_before(seen, square):
            found.append(square)
    return found


def _by_mover(seen: Seen, board: chess.Board, square: chess.Square) -> list[chess.Move]:
    return [move for move in captures_on(board, square) if move.from_square == seen.at]


def _could_take_before(seen: Seen, square: chess.Square) -> bool:
    start = seen.move.from_square
    captures = [move for move in captures_on(seen.before, square) if move.from_square == start]
    scratch = seen.before.copy(stack=False)
    return any(gained(scratch, move) >= LEAST for move in captures)


def _wins_whatever(seen: Seen, men: list[chess.Square]) -> bool:
    """Return whether after each answer the man that moved still stands and wins one of some men."""
    at = seen.after.copy(stack=False)
    for answer in list(at.legal_moves):
        at.push(answer)
        won = any(wins(at, move) for square in men for move in _by_mover(seen, at, square))
        at.pop()
        if not won:
            return False
    return True


def escapes(seen: Seen) -> Iterator[Remark]:
    """Yield that the man which moved was in danger and is no more."""
    if seen.captured is None and not seen.castling and seen.move.from_square in seen.earlier_losses:
        quiet = exchange(seen.after.copy(stack=False), seen.at) == 0
        if quiet:
            yield Remark("escapes", seen.path, {"piece": seen.piece})


def defends(seen: Seen) -> Iterator[Remark]:
    """Yield the men that the one which moved now guards: they could have been won before."""
    if seen.after.is_check() or seen.castling:
        return
    scratch = seen.after.copy(stack=False)
    men = [
        square
        for square in seen.earlier_losses
        if square != seen.move.from_square
        and _guards_now(seen, square)
        and captures_on(seen.after, square)
        and exchange(scratch, square) == 0
    ]
    if men:
        yield _about(seen, "defends", men)


def _guards_now(seen: Seen, square: chess.Square) -> bool:
    mask = chess.BB_SQUARES[square]
    before = seen.before.attacks_mask(seen.move.from_square) & mask
    return bool(seen.after.attacks_mask(seen.at) & mask) and not before


def _worth(before: chess.Board, after: chess.Board, move: chess.Move) -> str:
    """Return how a capture turns out, or an empty string where the square and the board disagree."""
    here = gained(before.copy(stack=False), move)
    whole = everywhere(before, move)
    if whole is None or _grade(here) != _grade(whole):
        return ""
    grade = _grade(here)
    if grade == "bad" and _mates_soon(after):
        return ""
    return "free" if grade == "good" and not captures_on(after, move.to_square) else grade


def _mates_soon(after: chess.Board) -> bool:
    """Return whether some answer to a move would be mated at once: a loss of men may be meant."""
    at = after.copy(stack=False)
    for answer in list(at.legal_moves):
        at.push(answer)
        mated = mate_in_one(at) is not None
        at.pop()
        if mated:
            return True
    return False


def _grade(gain: int) -> str:
    if gain >= LEAST:
        return "good"
    return "bad" if gain <= -LEAST else "even"
