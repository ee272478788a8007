"""Games as PGN, read: strictly where the moves are concerned, and never more than a page can hold."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from typing import Final

import attrs
import chess
import chess.pgn
import chess.variant

from chesslearn.rules import side_name

from .boards import PositionError, Variant, make_board
from .claims import judge
from .ending import ended_by_flag, ended_by_position
from .pgn import LONGEST_VALUE, ROSTER, VARIANT_NAMES, plain
from .records import Result, Side

MOST_BYTES: Final = 256 * 1024
MOST_MOVES: Final = 2000
LONGEST_COMMENT: Final = 2000
_LONGEST_SAN: Final = 40
_KEPT: Final = frozenset(ROSTER)
_COMMAND: Final = re.compile(r"\[%[^\]]*\]")
_RESULTS: Final[Mapping[str, Side | None]] = {"1-0": "white", "0-1": "black", "1/2-1/2": None}
_BY_NAME: Final[dict[str, Variant]] = {
    "kingofthehill": "kingofthehill",
    "threecheck": "3check",
    "3check": "3check",
    "crazyhouse": "crazyhouse",
    "chess960": "chess960",
    "fischerandom": "chess960",
    "fischerrandom": "chess960",
    "standard": "standard",
    "chess": "standard",
    "classical": "standard",
    "normal": "standard",
    "fromposition": "standard",
}


class PgnError(ValueError):
    """A text that is no game that can be shown: a code and values for its words.

    Codes: ``empty``; ``too-long`` (``limit`` in bytes); ``no-game``; ``variant`` (``name``);
    ``position`` (``fen``), with ``faults`` where a position is impossible; ``too-many-moves``
    (``limit``); ``bad-move`` (``san``, ``number``, ``side``): not legal, or no one move;
    ``after-end`` (``san``, ``number``, ``side``, ``how``): the game was over before that move.
    """

    def __init__(self, code: str, **params: str | int | tuple[str, ...]) -> None:
        super().__init__(f"{code}: {params}")
        self.code = code
        self.params = params


CODES: Final = (
    "empty", "too-long", "no-game", "variant", "position", "too-many-moves", "bad-move", "after-end"
)  # fmt: skip
"""Every code a `PgnError` may have."""


@attrs.frozen
class Found:
    """A game that was read: how it starts, its moves with their comments, how it ended."""

    variant: Variant
    fen: str | None
    moves: tuple[tuple[chess.Move, str], ...]
    headers: Mapping[str, str]
    result: Result | None


def read(text: str) -> Found:
    """Return the first game of a text; variations are left out, comments kept as plain text.

    A text may have 256 KiB, a game 2,000 half-moves, a comment 2,000 characters: what a comment
    has more is cut off. Raises `PgnError` for everything that cannot be read.
    """
    found = chess.pgn.read_game(io.StringIO(body_of(text)), Visitor=_Reader)
    if found is None:
        raise PgnError("no-game")
    return found


def body_of(text: str) -> str:
    """Return what there is to read of a text; raises `PgnError` when it is nothing, or too much."""
    body = text.replace("\ufeff", "").strip()
    if not body:
        raise PgnError("empty")
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise PgnError("too-long", limit=MOST_BYTES)
    return body


def move_of(board: chess.Board, san: str, *, made: int, ended: str | None) -> chess.Move:
    """Return the move that is written for a board; raises `PgnError` when it is none.

    ``made`` counts the moves before it, ``ended`` is the code with which the game is over.
    """
    if ended is not None:
        raise bad_move(board, san, "after-end", how=ended)
    if made >= MOST_MOVES:
        raise PgnError("too-many-moves", limit=MOST_MOVES)
    try:
        move = board.parse_san(san)
    except ValueError as error:
        raise bad_move(board, san) from error
    if not move:
        raise bad_move(board, san)
    return move


def bad_move(board: chess.Board, san: str, code: str = "bad-move", **more: str) -> PgnError:
    """Return the error of a move that cannot be made on a board."""
    side = side_name(board.turn)
    return PgnError(code, san=san[:_LONGEST_SAN], number=board.fullmove_number, side=side, **more)


def bad_position(error: PositionError) -> PgnError:
    """Return the error of a game from a position that none can start from."""
    return PgnError("position", fen=error.fen, faults=tuple(fact.code for fact in error.facts))


class _Reader(chess.pgn.BaseVisitor[Found]):
    """Takes one game in as python-chess goes through it, and refuses at the first fault."""

    def __init__(self) -> None:
        self.told = chess.pgn.Headers({})
        self.said = ""
        self.variant: Variant = "standard"
        self.fen: str | None = None
        self.board = chess.Board()
        self.moves: list[tuple[chess.Move, str]] = []
        self.ended: Result | None = None

    def begin_headers(self) -> chess.pgn.Headers:
        return self.told

    def visit_header(self, tagname: str, tagvalue: str) -> None:
        self.told[tagname] = plain(tagvalue.replace('\\"', "'"))[:LONGEST_VALUE]

    def end_headers(self) -> None:
        name = self.told.get("Variant", "standard")
        known = _BY_NAME.get(re.sub(r"[^a-z0-9]", "", name.lower()))
        if known is None:
            raise PgnError("variant", name=name[:_LONGEST_SAN])
        self.variant, self.fen = known, self.told.get("FEN")
        # What python-chess is to start from, by a name that it knows.
        self.told["Variant"] = VARIANT_NAMES.get(known, "Standard")
        try:
            self.board = make_board(known, self.fen)
            if known == "standard" and self.fen and _is_free(self.fen):
                self.variant, self.board = "chess960", make_board("chess960", self.fen)
        except PositionError as error:
            raise bad_position(error) from error
        self.ended = ended_by_position(self.board)

    def begin_variation(self) -> chess.pgn.SkipType:
        return chess.pgn.SKIP

    def parse_san(self, board: chess.Board, san: str) -> chess.Move:
        ended = None if self.ended is None else self.ended.code
        return move_of(self.board, san, made=len(self.moves), ended=ended)

    def visit_move(self, board: chess.Board, move: chess.Move) -> None:
        self.board.push(move)
        self.moves.append((move, ""))
        self.ended = ended_by_position(self.board)

    def visit_comment(self, comment: str) -> None:
        if not self.moves:
            return
        move, before = self.moves[-1]
        clean = plain(f"{before} {_COMMAND.sub(' ', comment[: 2 * LONGEST_COMMENT])}")
        self.moves[-1] = move, clean[:LONGEST_COMMENT]

    def visit_result(self, result: str) -> None:
        self.said = result

    def handle_error(self, error: Exception) -> None:
        raise error

    def result(self) -> Found:
        if not (self.moves or self.said or self.fen or self.told.get("Event")):
            raise PgnError("no-game")
        said = self.said if self.said in _RESULTS else self.told.get("Result", "*")
        headers = {name: value for name, value in self.told.items() if name in _KEPT}
        return Found(self.variant, self.fen, tuple(self.moves), headers, self.ended or self._decided(said))

    def _decided(self, said: str) -> Result | None:
        """Return how a game was decided whose last position goes on, as far as the file tells."""
        if said not in _RESULTS:
            return None
        winner = _RESULTS[said]
        if "time" in self.told.get("Termination", "").lower():
            fell = _fallen(self.board, winner)
            if fell is not None:
                return fell
        if winner is None:
            return _drawn(self.board)
        return Result("resignation", winner)


def _is_free(fen: str) -> bool:
    """Return whether a position has castling rights that only Chess960 knows."""
    return chess.Board(fen, chess960=True).has_chess960_castling_rights()


def _fallen(board: chess.Board, winner: Side | None) -> Result | None:
    """Return the fall of a flag that gives the result told, if there is one."""
    sides: tuple[Side, ...] = (side_name(board.turn), side_name(not board.turn))
    results = (ended_by_flag(board, side) for side in sides if side != winner)
    return next((result for result in results if result.winner == winner), None)


def _drawn(board: chess.Board) -> Result:
    claim = judge(board, None, None)
    if claim.right:
        return Result("threefold-claimed" if claim.kind == "threefold" else "fifty-claimed", claim=claim)
    return Result("agreement")
