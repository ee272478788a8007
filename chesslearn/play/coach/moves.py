"""What a move did, seen by whoever made it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import chess

from chesslearn.rules import san_of

from .material import (
    LEAST,
    Loss,
    captures_on,
    everywhere,
    exchange,
    gained,
    loss_at,
    mate_in_one,
    mates_in_one,
    passed,
    wins,
)
from .records import Remark
from .squares import letter, letters, name, names

_HOME = {
    chess.WHITE: {chess.B1: "N", chess.G1: "N", chess.C1: "B", chess.F1: "B"},
    chess.BLACK: {chess.B8: "N", chess.G8: "N", chess.C8: "B", chess.F8: "B"},
}


def remarks(board: chess.Board, move: chess.Move) -> tuple[Remark, ...]:
    """Return what is worth saying about a legal move before it is made on ``board``, weightiest first.

    Ordinary chess and Chess960 only: nothing is said of other boards. Each remark follows from
    legal moves and captures, as its row of `CODES` says; what is doubtful is left out. The board,
    with its history, is not changed.

    >>> board = chess.Board("4k3/8/2p5/8/8/8/3Q4/4K3 w - - 0 1")
    >>> [remark.code for remark in remarks(board, chess.Move.from_uci("d2d5"))]
    ['hangs']
    """
    if type(board) is not chess.Board:
        return ()
    return tuple(_Seen(board, move).all())


class _Seen:
    """One move with the position before it, after it, and what follows from both."""

    def __init__(self, board: chess.Board, move: chess.Move) -> None:
        self.before = board
        self.move = move
        self.color = board.turn
        self.after = board.copy(stack=False)
        self.after.push(move)
        self.castling = board.is_castling(move)
        self.piece = letter(board, move.from_square)
        self.at = move.to_square
        if self.castling:
            king = self.after.king(self.color)
            self.at = move.to_square if king is None else king
        self.captured = _captured(board, move)
        self.path = {"from": (name(move.from_square),), "to": (name(self.at),)}

    def all(self) -> Iterator[Remark]:
        """Yield the remarks in their order."""
        yield from self.ended() or self.going_on()

    def ended(self) -> list[Remark]:
        """Return the remark on a move that ends the game."""
        if any(self.after.generate_legal_moves()):
            return []
        king = {"king": self.enemy_king}
        if self.after.is_check():
            squares = {**king, "checkers": names(self.after.checkers_mask())}
            return [Remark("mates", squares, {"piece": self.piece})]
        return [*self.misses_mate(), Remark("stalemates", king)]

    def going_on(self) -> Iterator[Remark]:
        """Yield the remarks on a move after which the game goes on."""
        yield from self.misses_mate()
        yield from self.allows_mate()
        yield from self.hangs()
        yield from self.captures()
        yield from self.attacks()
        yield from self.escapes()
        yield from self.defends()
        yield from self.checks()
        yield from self.castles()
        yield from self.develops()

    @property
    def enemy_king(self) -> tuple[str, ...]:
        """The square of the enemy king."""
        king = self.after.king(not self.color)
        return () if king is None else (name(king),)

    @cached_property
    def waited(self) -> chess.Board | None:
        """The position before the move with the opponent to move, if that can be thought of."""
        return passed(self.before)

    @cached_property
    def losses(self) -> dict[chess.Square, Loss]:
        """The own men that the opponent can win now."""
        return _losses(self.after, self.color)

    @cached_property
    def earlier_losses(self) -> dict[chess.Square, Loss]:
        """The own men that the opponent could have won, had nothing been done."""
        return {} if self.waited is None else _losses(self.waited, self.color)

    def misses_mate(self) -> Iterator[Remark]:
        """Yield the mate that was there."""
        mates = mates_in_one(self.before)
        if mates:
            mate = mates[0]
            squares = {
                "from": (name(mate.from_square),),
                "to": (name(mate.to_square),),
                "king": self._king_of(self.before, not self.color),
            }
            params = {
                "piece": letter(self.before, mate.from_square),
                "move": san_of(self.before, mate),
                "count": len(mates),
            }
            yield Remark("misses-mate", squares, params)

    def allows_mate(self) -> Iterator[Remark]:
        """Yield the opponent's mate, if it could have been prevented."""
        mate = mate_in_one(self.after)
        if mate is not None and self._could_prevent_mate():
            squares = {
                "from": (name(mate.from_square),),
                "to": (name(mate.to_square),),
                "king": self._king_of(self.after, self.color),
            }
            params = {"piece": letter(self.after, mate.from_square), "move": san_of(self.after, mate)}
            yield Remark("allows-mate", squares, params)

    def _could_prevent_mate(self) -> bool:
        at = self.before.copy(stack=False)
        for other in list(at.legal_moves):
            at.push(other)
            safe = mate_in_one(at) is None
            at.pop()
            if safe:
                return True
        return False

    def hangs(self) -> Iterator[Remark]:
        """Yield the own men that can be won, the dearest first; what captured is told by `captures`."""
        for square, loss in sorted(self.losses.items(), key=lambda item: (-item[1].gain, item[0])):
            if square == self.at and self.captured is not None:
                continue
            squares = {"man": (name(square),), "attackers": tuple(map(name, loss.attackers))}
            params = {
                "piece": letter(self.after, square),
                "attacker": letter(self.after, loss.capture.from_square),
                "how": loss.how,
                "since": self._since(square),
            }
            yield Remark("hangs", squares, params)

    def _since(self, square: chess.Square) -> str:
        if square == self.at:
            return "now"
        if self.waited is None:
            return "unknown"
        return "before" if square in self.earlier_losses else "now"

    def captures(self) -> Iterator[Remark]:
        """Yield what the capture is worth, where square and board agree."""
        if self.captured is None:
            return
        how = _worth(self.before, self.after, self.move)
        if how:
            squares = {**self.path, "captured": (name(self.captured),)}
            params = {"piece": self.piece, "target": letter(self.before, self.captured), "how": how}
            yield Remark("captures", squares, params)

    def attacks(self) -> Iterator[Remark]:
        """Yield a fork or a threat of the man that moved."""
        if self.castling or self.at in self.losses or mate_in_one(self.after):
            return
        threatened = self._threatened()
        checking = bool(self.after.checkers_mask() & chess.BB_SQUARES[self.at])
        king = self.after.king(not self.color)
        men = [*threatened, *([king] if checking and king is not None else [])]
        if len(men) >= 2 and self._wins_whatever(threatened):
            yield self._about("forks", men)
        elif threatened and not self.after.is_check():
            yield self._about("threatens", threatened)

    def _about(self, code: str, men: list[chess.Square]) -> Remark:
        ordered = sorted(men)
        squares = {**self.path, "men": tuple(map(name, ordered))}
        man = letter(self.after, self.at)
        return Remark(code, squares, {"piece": man, "pieces": letters(self.after, ordered)})

    def _threatened(self) -> list[chess.Square]:
        """Return the enemy men that the man which moved could win next, and could not win before.

        In check the opponent cannot do nothing, so there they are only looked for: whether one
        is won is left to `_wins_whatever`.
        """
        targets = self.after.attacks_mask(self.at) & self.after.occupied_co[not self.color]
        found = []
        idle = passed(self.after)
        for square in chess.scan_forward(targets & ~self.after.kings):
            if idle is None:
                worth = self.after.piece_type_at(square) != chess.PAWN
            else:
                worth = any(wins(idle, move) for move in self._by_mover(idle, square))
            if worth and not self._could_take_before(square):
                found.append(square)
        return found

    def _by_mover(self, board: chess.Board, square: chess.Square) -> list[chess.Move]:
        return [move for move in captures_on(board, square) if move.from_square == self.at]

    def _could_take_before(self, square: chess.Square) -> bool:
        start = self.move.from_square
        captures = [move for move in captures_on(self.before, square) if move.from_square == start]
        scratch = self.before.copy(stack=False)
        return any(gained(scratch, move) >= LEAST for move in captures)

    def _wins_whatever(self, men: list[chess.Square]) -> bool:
        """Return whether after each answer the man that moved still stands and wins one of some men."""
        at = self.after.copy(stack=False)
        for answer in list(at.legal_moves):
            at.push(answer)
            won = answer.to_square != self.at and any(
                wins(at, move) for square in men for move in self._by_mover(at, square)
            )
            at.pop()
            if not won:
                return False
        return True

    def escapes(self) -> Iterator[Remark]:
        """Yield that the man which moved was in danger and is no more."""
        if self.captured is None and not self.castling and self.move.from_square in self.earlier_losses:
            quiet = exchange(self.after.copy(stack=False), self.at) == 0
            if quiet:
                yield Remark("escapes", self.path, {"piece": self.piece})

    def defends(self) -> Iterator[Remark]:
        """Yield the men that the one which moved now guards: they could have been won before."""
        if self.after.is_check() or self.castling:
            return
        scratch = self.after.copy(stack=False)
        men = [
            square
            for square in self.earlier_losses
            if square != self.move.from_square
            and self._guards_now(square)
            and captures_on(self.after, square)
            and exchange(scratch, square) == 0
        ]
        if men:
            squares = {**self.path, "men": tuple(map(name, sorted(men)))}
            params = {"piece": letter(self.after, self.at), "pieces": letters(self.after, sorted(men))}
            yield Remark("defends", squares, params)

    def _guards_now(self, square: chess.Square) -> bool:
        mask = chess.BB_SQUARES[square]
        before = self.before.attacks_mask(self.move.from_square) & mask
        return bool(self.after.attacks_mask(self.at) & mask) and not before

    def checks(self) -> Iterator[Remark]:
        """Yield the check."""
        checkers = self.after.checkers_mask()
        if checkers:
            squares = {"king": self.enemy_king, "checkers": names(checkers)}
            yield Remark("checks", squares, {"pieces": letters(self.after, chess.scan_forward(checkers))})

    def castles(self) -> Iterator[Remark]:
        """Yield the castling."""
        if self.castling:
            wing = "king" if self.before.is_kingside_castling(self.move) else "queen"
            yield Remark("castles", self.path, {"wing": wing})

    def develops(self) -> Iterator[Remark]:
        """Yield that a knight or a bishop leaves the square where it has stood since the start."""
        start = self.move.from_square
        if (
            _HOME[self.color].get(start) == self.piece
            and _since_the_start(self.before, start)
            and self.captured is None
            and self._safe()
        ):
            yield Remark("develops", self.path, {"piece": self.piece})

    def _safe(self) -> bool:
        """Return whether no capture of the man that moved surely or possibly wins anything."""
        worths = [everywhere(self.after, move) for move in captures_on(self.after, self.at)]
        return all(worth is not None and worth < LEAST for worth in worths)

    @staticmethod
    def _king_of(board: chess.Board, color: chess.Color) -> tuple[str, ...]:
        king = board.king(color)
        return () if king is None else (name(king),)


def _captured(board: chess.Board, move: chess.Move) -> chess.Square | None:
    if not board.is_capture(move):
        return None
    if board.is_en_passant(move):
        return chess.square(chess.square_file(move.to_square), chess.square_rank(move.from_square))
    return move.to_square


def _losses(board: chess.Board, color: chess.Color) -> dict[chess.Square, Loss]:
    """Return the men of a colour that the side to move can win."""
    found = {}
    for square in chess.scan_forward(board.occupied_co[color] & ~board.kings):
        if board.attackers_mask(not color, square):
            loss = loss_at(board, square)
            if loss is not None:
                found[square] = loss
    return found


def _worth(before: chess.Board, after: chess.Board, move: chess.Move) -> str:
    """Return how a capture turns out, or an empty string where the square and the board disagree."""
    here = gained(before.copy(stack=False), move)
    whole = everywhere(before, move)
    if whole is None or _grade(here) != _grade(whole):
        return ""
    grade = _grade(here)
    if grade == "bad" and mate_in_one_soon(after):
        return ""
    return "free" if grade == "good" and not captures_on(after, move.to_square) else grade


def mate_in_one_soon(after: chess.Board) -> bool:
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


def _since_the_start(board: chess.Board, square: chess.Square) -> bool:
    if board.chess960 or board.root().board_fen() != chess.STARTING_BOARD_FEN:
        return False
    return all(square not in (move.from_square, move.to_square) for move in board.move_stack)
