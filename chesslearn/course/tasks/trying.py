"""Trying a move: what all tasks with moving men share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeGuard

import attrs
import chess

from chesslearn.course.attempts import Attempt, DropAttempt, MoveAttempt
from chesslearn.course.judging import judge, standing
from chesslearn.course.notation import Text, Uci, is_square, man_name, side_name, squares_of
from chesslearn.course.outcomes import Outcome
from chesslearn.course.positions import moved, pocket_of
from chesslearn.course.state import PromotionState
from chesslearn.course.tasks.base import S, Scene, Setting
from chesslearn.rules import san_of
from chesslearn.rules.types import Verdict


@attrs.frozen(kw_only=True, repr=False)
class Try:
    """A move that was tried, and what the judge says of it."""

    move: chess.Move
    verdict: Verdict

    @property
    def asks_promotion(self) -> bool:
        """Whether the choice of a piece is all that is missing."""
        return self.verdict.asks_promotion

    @property
    def codes(self) -> tuple[str, ...]:
        """The reason codes, in order; empty for a legal move."""
        return tuple(reason.code for reason in self.verdict.reasons)


def is_move(attempt: Attempt) -> TypeGuard[MoveAttempt | DropAttempt]:
    """Whether an attempt puts a man somewhere, from the board or from a pocket."""
    return isinstance(attempt, MoveAttempt | DropAttempt)


def read_move(attempt: MoveAttempt | DropAttempt, board: chess.Board | None = None) -> chess.Move | None:
    """Return the move of an attempt, or ``None`` when it is no move at all.

    With a ``board``, a man from the pocket of the side that is not to move is no move.
    """
    if isinstance(attempt, DropAttempt):
        return _read_drop(attempt, board)
    if not (is_square(attempt.from_) and is_square(attempt.to)) or attempt.from_ == attempt.to:
        return None
    piece = attempt.promotion
    if piece is not None and (len(piece) != 1 or piece.lower() not in chess.PIECE_SYMBOLS[1:]):
        return None
    promotion = None if piece is None else chess.PIECE_SYMBOLS.index(piece.lower())
    return chess.Move(chess.parse_square(attempt.from_), chess.parse_square(attempt.to), promotion)


def _read_drop(attempt: DropAttempt, board: chess.Board | None) -> chess.Move | None:
    colour, letter = attempt.piece[:-1], attempt.piece[-1:].lower()
    if not is_square(attempt.to) or not letter or letter not in chess.PIECE_SYMBOLS[1:]:
        return None
    if board is not None and colour not in ("", side_name(board.turn)[0]):
        return None
    square = chess.parse_square(attempt.to)
    return chess.Move(square, square, drop=chess.PIECE_SYMBOLS.index(letter))


def try_move(board: chess.Board, move: chess.Move) -> Try:
    """Ask the judge about a move."""
    return Try(move=move, verdict=judge(board, move))


def ask_promotion(setting: Setting, board: chess.Board, tried: Try, scene: S) -> tuple[S, Outcome]:
    """Return the scene in which the piece of a pawn's move is to be chosen, and the outcome that says so."""
    asked = PromotionState(
        from_=chess.square_name(tried.move.from_square),
        to=chess.square_name(tried.move.to_square),
        side=side_name(board.turn),
    )
    outcome = Outcome(kind="promotion", code="promotion-choose", context=setting.context)
    return attrs.evolve(scene, promotion=asked, passing=True), outcome


def refused(setting: Setting, verdict: Verdict) -> Outcome:
    """Return the outcome of an illegal move: the verdict says why."""
    return Outcome(kind="refused", code="refused", verdict=verdict, context=setting.context)


def not_made(setting: Setting, board: chess.Board, tried: Try, scene: S) -> tuple[S, Outcome] | None:
    """Return what is answered while a try makes no move, or ``None`` when it makes one."""
    if tried.asks_promotion:
        return ask_promotion(setting, board, tried, scene)
    if not tried.verdict.legal:
        return scene, refused(setting, tried.verdict)
    return None


def legal_prefix(board: chess.Board, line: Sequence[Uci]) -> tuple[Uci, ...]:
    """Return the moves of a line up to the first that is not legal; the checker reports that one."""
    board = board.copy(stack=False)
    for index, uci in enumerate(line):
        move = chess.Move.from_uci(uci)
        if not board.is_legal(move):
            return tuple(line[:index])
        board.push(move)
    return tuple(line)


@attrs.frozen(kw_only=True, repr=False)
class Answers:
    """What an author has for legal moves that miss: texts, and moves that refute them."""

    wrong: Mapping[Uci, Text]
    refuted: Mapping[Uci, Uci]

    def show(
        self, setting: Setting, fresh: S, tried: Try, before: chess.Board, after: chess.Board
    ) -> tuple[S, Outcome]:
        """Return the scene that shows the move until the next try, with its refutation, and the outcome."""
        move = tried.verdict.move or tried.move
        reply = self._reply(before, move)
        squares, params, last = squares_of(move), {}, squares_of(move)
        if reply is not None:
            played = moved(before, move, hand_back=False)
            params["move"] = san_of(played, reply)
            after, last = moved(played, reply, hand_back=False), squares_of(reply)
        outcome = Outcome(
            kind="wrong",
            code="refuted" if reply else "wrong-move",
            params=params,
            verdict=tried.verdict,
            context=setting.context,
            text=self.wrong.get(Uci(move.uci())),
            status=standing(after),
        )
        tried_at = squares if reply else None
        return attrs.evolve(fresh, board=after, last_move=last, tried=tried_at, passing=True), outcome

    def _reply(self, before: chess.Board, move: chess.Move) -> chess.Move | None:
        uci = self.refuted.get(Uci(move.uci()))
        if uci is None:
            return None
        reply = chess.Move.from_uci(uci)
        return reply if moved(before, move, hand_back=False).is_legal(reply) else None


def last_of(board: chess.Board) -> tuple[str, str] | None:
    """Return the squares of the last move on the board's stack."""
    return squares_of(board.peek()) if board.move_stack else None


def from_start(scene: Scene, attempt: MoveAttempt | DropAttempt) -> MoveAttempt | DropAttempt:
    """Read a try with the man that a wrong move has left elsewhere from its own square."""
    if isinstance(attempt, DropAttempt) or not scene.passing or scene.promotion or not scene.last_move:
        return attempt
    from_, to = scene.tried or scene.last_move
    if attempt.from_ != to or scene.board is None:
        return attempt
    man = scene.board.piece_at(chess.parse_square(to)) if from_ == to else None
    if man is not None:  # it was dropped there
        return DropAttempt(man_name(man), attempt.to)
    return attrs.evolve(attempt, from_=from_)


def pocket_for(scene: Scene, board: chess.Board) -> tuple[tuple[str, int], ...]:
    """Return the pockets to be shown, ``board`` being that of the next try.

    After a drop that misses the man is still there to take; what a wrong move has captured is shown.
    """
    squares = scene.tried or scene.last_move
    dropped = scene.passing and squares is not None and squares[0] == squares[1]
    return pocket_of(board if dropped or scene.board is None else scene.board)


def as_attempt(move: chess.Move, side: chess.Color | None = None) -> MoveAttempt | DropAttempt:
    """Return the attempt that makes ``move``; ``side`` is whose man is dropped, that of the side to move."""
    if move.drop:
        colour = "" if side is None else side_name(side)[0]
        man = f"{colour}{chess.piece_symbol(move.drop).upper()}"
        return DropAttempt(man, chess.square_name(move.to_square))
    promotion = chess.piece_symbol(move.promotion) if move.promotion else None
    return MoveAttempt(chess.square_name(move.from_square), chess.square_name(move.to_square), promotion)
