"""Checks that what a verdict shows is so on the board: each role and param of each reason and note."""

from __future__ import annotations

import chess
import chess.variant

from chesslearn.rules import NOTES, REASONS, Note, Reason
from tests.rules.oracle import legal

Told = Reason | Note


def squares(told: Told, role: str) -> list[chess.Square]:
    """Return the squares of a role."""
    return [chess.parse_square(name) for name in told.squares.get(role, ())]


def prove(board: chess.Board, move: chess.Move, told: Told, *, over: bool = False) -> None:
    """Assert that a reason or note keeps to its row of the table and tells the truth."""
    row = REASONS[told.code] if isinstance(told, Reason) else NOTES[told.code]
    assert set(row.needs) <= set(told.squares) <= set(row.roles), told
    assert set(told.params) <= set(row.params), told
    assert "side" in told.params, told
    assert told.rule or told.code == "game-over", told
    for role, names in told.squares.items():
        assert names, (told, role)
        assert len(set(names)) == len(names) or role in ("rook", "history"), (told, role)
    if isinstance(told, Reason):
        _prove_men(board, move, told)
        _prove_options(board, move, told, over=over)
        _prove_history(board, told)


def _prove_men(board: chess.Board, move: chess.Move, told: Reason) -> None:
    us, them = board.occupied_co[board.turn], board.occupied_co[not board.turn]
    for square in squares(told, "blockers"):
        assert board.piece_at(square), told
    for role in ("attackers", "checkers", "protector", "pinner"):
        for square in squares(told, role):
            # Only a king's attackers may be pinned by the side to move, and by nothing else.
            own_pinner = role == "pinner" and told.code == "king-into-attack"
            assert (us if own_pinner else them) & chess.BB_SQUARES[square], (told, role)
    king = board.king(board.turn)
    if told.code not in ("captures-king", "game-over"):
        assert all(square == king for square in squares(told, "king")), told
    for square in squares(told, "checkers"):
        assert told.code == "game-over" or board.checkers_mask() & chess.BB_SQUARES[square], told
    _prove_attacks(board, move, told)


def _prove_attacks(board: chess.Board, move: chess.Move, told: Reason) -> None:
    code, target = told.code, move.to_square
    if code in ("king-into-attack", "king-next-to-king", "king-takes-protected"):
        role = "protector" if code == "king-takes-protected" else "attackers"
        bare = board.copy(stack=False)
        bare.remove_piece_at(move.from_square)
        for square in squares(told, role):
            assert bare.attacks_mask(square) & chess.BB_SQUARES[target], told
    if code == "king-along-line":
        for square in squares(told, "attackers"):
            assert not board.attacks_mask(square) & chess.BB_SQUARES[target], told
            assert chess.ray(square, move.from_square) & chess.BB_SQUARES[target], told
    if code == "castling-through-check":
        for square in squares(told, "passed"):
            hits = [board.attacks_mask(man) & chess.BB_SQUARES[square] for man in squares(told, "attackers")]
            assert any(hits), told
            assert chess.square_name(square) in told.squares["path"], told
    if code == "pinned":
        (pinned,), (pinner,) = squares(told, "pinned"), squares(told, "pinner")
        assert board.is_pinned(board.turn, pinned), told
        assert board.pin_mask(board.turn, pinned) & chess.BB_SQUARES[pinner], told
        assert not board.pin_mask(board.turn, pinned) & chess.BB_SQUARES[target], told
    if code == "path-blocked":
        between = chess.between(move.from_square, target)
        wanted = list(chess.scan_forward(between & board.occupied))
        assert sorted(squares(told, "blockers")) == wanted, told


def _prove_options(board: chess.Board, move: chess.Move, told: Reason, *, over: bool) -> None:
    options = set(squares(told, "options"))
    if over:
        assert not options or told.code == "castling-too-far", told
        return
    moves = legal(board)
    if told.code in ("check-unanswered", "double-check"):
        assert options == {option.to_square for option in moves}, told
    elif told.code not in ("castling-too-far", "castling-no-right", "promotion-missing"):
        mine = {
            option.to_square for option in moves if option.from_square == move.from_square and not option.drop
        }
        assert options <= mine, told
        if "options" in REASONS[told.code].roles:
            assert options == mine, told


def _prove_history(board: chess.Board, told: Reason) -> None:
    if "move" not in told.params:
        return
    # A root shares its pockets with the stack it was taken from.
    replay = board.root().copy(stack=False)
    wanted = (told.params["number"], told.params["by"])
    for past in board.move_stack:
        here = (replay.fullmove_number, "white" if replay.turn else "black")
        if here == wanted:
            san = replay.san(past)
            assert told.params["move"] in (san, san.replace("#", "+")), told
            history = squares(told, "history")
            assert past.to_square in history or replay.is_castling(past), told
            return
        replay.push(past)
    raise AssertionError(f"not in the history: {told}")
