"""What each fact says, checked against python-chess alone: a fact that is not true fails here."""

from __future__ import annotations

from collections.abc import Callable

import chess

from chesslearn.rules import Fact
from chesslearn.rules.facts import check_fact

Squares = list[chess.Square]
HILL = {chess.D4, chess.E4, chess.D5, chess.E5}


def verify(board: chess.Board, facts: tuple[Fact, ...]) -> None:
    """Fail unless every fact keeps to the table and is true of the board."""
    for fact in facts:
        assert check_fact(fact) == "", (board.fen(), fact)
        assert all(len(set(where)) == len(where) for where in fact.squares.values()), (board.fen(), fact)
        check = _CHECKS.get(fact.code)
        if check is not None:
            assert check(board, fact), (board.fen(), fact)


def at(fact: Fact, role: str) -> Squares:
    """Return the squares of a role."""
    return [chess.parse_square(name) for name in fact.squares.get(role, ())]


def color_of(fact: Fact) -> chess.Color:
    """Return the colour that a fact speaks of."""
    return fact.params["side"] == "white"


def _letters(board: chess.Board, squares: Squares) -> str:
    return "".join(board.piece_at(square).symbol().upper() for square in squares)  # type: ignore[union-attr]


def _safe_if_there(board: chess.Board, square: chess.Square) -> bool:
    """Whether the king to move would stand unattacked on a square, whatever stands there now."""
    king = board.king(board.turn)
    assert king is not None
    copy = board.copy(stack=False)
    copy.remove_piece_at(king)
    copy.set_piece_at(square, chess.Piece(chess.KING, board.turn))
    return not copy.attackers(not board.turn, square)


def _checker(board: chess.Board, fact: Fact) -> bool:
    return set(at(fact, "checkers")) <= set(board.checkers()) and at(fact, "king") == [board.king(board.turn)]


def _flight(board: chess.Board, fact: Fact) -> bool:
    (to,) = at(fact, "to")
    king = board.king(board.turn)
    assert king is not None
    if chess.square_distance(king, to) != 1:
        return False
    if fact.code == "flight-own-piece":
        return board.color_at(to) == board.turn
    guards = at(fact, "protectors") or at(fact, "attackers")
    seen = set(board.attackers(not board.turn, to))
    if fact.code == "flight-along-line":
        return not seen and not _safe_if_there(board, to) and set(guards) <= set(board.checkers())
    if _safe_if_there(board, to):
        return False
    through = board.attackers_mask(not board.turn, to, board.occupied & ~chess.BB_SQUARES[king])
    if set(guards) != (seen or set(chess.SquareSet(through))):
        return False
    filled = board.color_at(to) is (not board.turn)
    return filled == (fact.code == "flight-protected")


def _man_stuck(board: chess.Board, fact: Fact) -> bool:
    (square,) = at(fact, "from") or at(fact, "pinned")
    if any(move.from_square == square for move in board.legal_moves if not move.drop):
        return False
    if fact.code == "man-pinned":
        return _pinned(board, fact)
    return bool(at(fact, "blockers")) and all(board.piece_at(other) for other in at(fact, "blockers"))


def _pinned(board: chess.Board, fact: Fact) -> bool:
    (pinned,), (pinner,) = at(fact, "pinned"), at(fact, "pinner")
    line = chess.SquareSet.between(pinner, board.king(board.turn) or 0)
    return board.is_pinned(board.turn, pinned) and pinned in line and board.color_at(pinner) is not board.turn


def _checker_safe(board: chess.Board, fact: Fact) -> bool:
    (checker,) = at(fact, "checkers")
    return set(board.attackers(board.turn, checker)) <= {board.king(board.turn)}


def _legal(board: chess.Board, fact: Fact) -> bool:
    move = board.parse_san(str(fact.params["move"]))
    here = [] if move.drop else [move.from_square]
    if fact.code.startswith("announced-not-enough"):
        return True
    return at(fact, "from") == here and at(fact, "to") == [move.to_square]


def _only(board: chess.Board, fact: Fact) -> bool:
    return len(list(board.legal_moves)) == 1 and _legal(board, fact)


def _answers(board: chess.Board, fact: Fact) -> bool:
    moves = list(board.legal_moves)
    if fact.code == "answer-drop":
        return {move.to_square for move in moves if move.drop} == set(at(fact, "options"))
    ordinary = [move for move in moves if not move.drop]
    if fact.code == "answer-move":
        king = board.king(board.turn)
        return set(at(fact, "options")) == {
            move.to_square
            for move in ordinary
            if move.from_square == king and move.to_square not in board.checkers()
        }
    if fact.code == "answer-en-passant":
        passing = {move.from_square for move in ordinary if board.is_en_passant(move)}
        return set(at(fact, "from")) == passing
    if fact.code == "answer-capture":
        takes = [move for move in ordinary if move.to_square in board.checkers()]
        return {move.from_square for move in takes} == set(at(fact, "from")) and {
            move.to_square for move in takes
        } == set(at(fact, "captured"))
    return {move.from_square for move in ordinary if move.to_square in at(fact, "options")} == set(
        at(fact, "from")
    )


def _line(board: chess.Board, fact: Fact) -> bool:
    copy = board.copy(stack=False)
    for san in fact.params["moves"]:  # type: ignore[union-attr]
        copy.push_san(san)
    ended = copy.outcome()
    return ended is not None and ended.winner is color_of(fact)


def _unblockable(board: chess.Board, fact: Fact) -> bool:
    (checker,) = at(fact, "checkers")
    king = board.king(board.turn)
    assert king is not None
    kind = board.piece_type_at(checker)
    why = {chess.KNIGHT: "knight", chess.PAWN: "pawn"}.get(kind or 0, "contact")
    return fact.params["why"] == why and (why != "contact" or chess.square_distance(king, checker) == 1)


def _not_blocked(board: chess.Board, fact: Fact) -> bool:
    (checker,) = at(fact, "checkers")
    return set(at(fact, "path")) == set(chess.SquareSet.between(checker, board.king(board.turn) or 0))


def _attacks_pinned(board: chess.Board, fact: Fact) -> bool:
    (pinned,), (checker,) = at(fact, "pinned"), at(fact, "checkers")
    return _pinned(board, fact) and pinned in board.attackers(board.turn, checker)


def _faulty_check(board: chess.Board, fact: Fact) -> bool:
    return bool(at(fact, "attackers")) and all(
        board.is_attacked_by(not color_of(fact), square) for square in at(fact, "king")
    )


def _keys(board: chess.Board) -> list[object]:
    """The keys by which python-chess compares positions, latest first."""
    past = board.copy()
    found = [past._transposition_key()]
    while past.move_stack:
        past.pop()
        found.append(past._transposition_key())
    return found


def _count(board: chess.Board, fact: Fact) -> bool:
    keys = _keys(board)
    return fact.params["count"] == keys.count(keys[0])


def _after_move(board: chess.Board, fact: Fact) -> bool:
    """Whether the move of an occurrence or look-alike was played then, and led to the same men."""
    past = board.copy()
    while True:
        if past.board_fen() == board.board_fen():
            if not past.move_stack and fact.params["move"] == "":
                return True
            if past.move_stack:
                before = past.copy()
                move = before.pop()
                before = before.copy(stack=False)
                san = before.san(move).rstrip("#+")
                number = before.fullmove_number
                if (san, number) == (str(fact.params["move"]).rstrip("#+"), fact.params["number"]):
                    return before.turn == color_of(fact)
        if not past.move_stack:
            return False
        past.pop()


def _reset(board: chess.Board, fact: Fact) -> bool:
    move = board.move_stack[-board.halfmove_clock - 1]
    return at(fact, "to") == [move.to_square]


_CHECKS: dict[str, Callable[[chess.Board, Fact], bool]] = {
    "checker": _checker,
    "answer-move": _answers,
    "answer-capture": _answers,
    "answer-en-passant": _answers,
    "answer-block": _answers,
    "answer-drop": _answers,
    "only-move": _only,
    "flight-guarded": _flight,
    "flight-along-line": _flight,
    "flight-protected": _flight,
    "flight-own-piece": _flight,
    "checker-safe": _checker_safe,
    "capturer-pinned": _attacks_pinned,
    "line-unblockable": _unblockable,
    "line-not-blocked": _not_blocked,
    "blocker-pinned": _pinned,
    "double-check": lambda board, fact: set(at(fact, "checkers")) == set(board.checkers()),
    "not-attacked": lambda board, fact: not board.is_check(),
    "man-blocked": _man_stuck,
    "man-pinned": _man_stuck,
    "king-alone": lambda board, fact: board.occupied_co[board.turn].bit_count() == 1,
    "mate-line": _line,
    "escape-move": _legal,
    "legal-move": _legal,
    "announced": _legal,
    "hill-reached": lambda board, fact: board.king(color_of(fact)) in HILL,
    "checks-given": lambda board, fact: board.remaining_checks[color_of(fact)] <= 0,  # type: ignore[attr-defined]
    "counter": lambda board, fact: fact.params["count"] == max(board.halfmove_clock, 0),
    "counter-reset": _reset,
    "occurrences": _count,
    "occurrence": _after_move,
    "differs-turn": _after_move,
    "differs-castling": _after_move,
    "differs-en-passant": _after_move,
    "differs-pockets": _after_move,
    "differs-checks": _after_move,
    "material": lambda board, fact: board.is_insufficient_material(),
    "cannot-mate": lambda board, fact: board.has_insufficient_material(color_of(fact)),
    "locked": lambda board, fact: all(
        board.piece_at(square + (8 if board.color_at(square) else -8)) for square in at(fact, "pawns")
    ),
    "fault-no-king": lambda board, fact: not board.pieces(chess.KING, color_of(fact)),
    "fault-many-kings": lambda board, fact: len(board.pieces(chess.KING, color_of(fact))) > 1,
    "fault-opposite-check": _faulty_check,
}
