"""The words of the gallery, beside those of the judge: titles, and the line under a picture."""

from __future__ import annotations

import chess

from chesslearn.course.notation import side_name
from chesslearn.i18n import Translator
from chesslearn.words import explorer, moves, notation
from chesslearn.words.judge.phrases import Side
from chesslearn.words.said import fill


def title(t: Translator) -> str:
    """Return the title of the gallery."""
    return fill(t, t.gettext("Why not? Every answer of the board"))


def lead(t: Translator) -> str:
    """Return what the gallery is, in two sentences."""
    return fill(
        t,
        t.gettext(
            "Each picture is a position and a try, beside it the words in which the board answers. "
            "The hatched square is where the move would have gone."
        ),
    )


def chapter(t: Translator, name: str) -> str:
    """Return the title of a chapter."""
    texts = {
        "moves": t.pgettext("chapter", "Moves that no piece makes"),
        "pawns": t.pgettext("chapter", "The pawn"),
        "en-passant": t.pgettext("chapter", "En passant"),
        "castling": t.pgettext("chapter", "Castling"),
        "king": t.pgettext("chapter", "The safety of the king"),
        "pocket": t.pgettext("chapter", "Pieces from the pocket"),
        "notes": t.pgettext("chapter", "Moves that may be made"),
        "status": t.pgettext("chapter", "How a position stands"),
        "beliefs": t.pgettext("chapter", "Questions about a position"),
        "claims": t.pgettext("chapter", "Claims of a draw"),
        "flags": t.pgettext("chapter", "The flag falls"),
    }
    return fill(t, texts[name])


def attempt(t: Translator, board: chess.Board, move: chess.Move) -> str:
    """Return who is to move and what is tried."""
    if not move:
        tried = t.gettext("{turn}. Tried: no move at all.")
        return fill(t, tried, {"turn": explorer.turn(t, board.turn)})
    values = {"turn": explorer.turn(t, board.turn), "move": _tried(t, board, move)}
    return fill(t, t.gettext("{turn}. Tried: {move}."), values)


def played(t: Translator, before: chess.Board, move: chess.Move) -> str:
    """Return the move that has been made, in notation."""
    san = notation.numbered(moves.san(before, move, t), before.fullmove_number, side_name(before.turn))
    return fill(t, t.gettext("Played: {move}"), {"move": san})


def claimed(t: Translator, board: chess.Board, kind: str, move: chess.Move | None) -> str:
    """Return who claims what."""
    values: dict[str, object] = {"side": Side(t, side_name(board.turn))}
    if move is not None:
        values["move"] = _tried(t, board, move)
    texts = {
        ("threefold", False): t.gettext("{side:N} claims a draw: the third repetition."),
        ("threefold", True): t.gettext("{side:N} announces {move} and claims a draw: the third repetition."),
        ("fifty", False): t.gettext("{side:N} claims a draw: 50 moves."),
        ("fifty", True): t.gettext("{side:N} announces {move} and claims a draw: 50 moves."),
    }
    return fill(t, texts[kind, move is not None], values)


def claim(t: Translator, right: bool) -> str:
    """Return whether a claim is right."""
    return fill(t, t.gettext("The claim is right") if right else t.gettext("The claim is not right"))


def fallen(t: Translator, color: chess.Color) -> str:
    """Return whose flag has fallen."""
    side = Side(t, side_name(color))
    return fill(t, t.gettext("The flag of {side:g} has fallen."), {"side": side})


def flag(t: Translator, winner: chess.Color | None) -> str:
    """Return what becomes of a game after a flag has fallen."""
    if winner is None:
        return fill(t, t.gettext("A draw"))
    side = Side(t, side_name(winner))
    return fill(t, t.gettext("{side:N} wins on time"), {"side": side})


def _tried(t: Translator, board: chess.Board, move: chess.Move) -> str:
    """Return a move that need not be legal by its squares: "Ng1–g3", "e7–e8=K", "N@e4"."""
    to = chess.square_name(move.to_square)
    if move.drop:
        dropped = "" if move.drop == chess.PAWN else chess.piece_symbol(move.drop).upper()
        return f"{notation.localise(dropped, t.language)}@{to}"
    kind = board.piece_type_at(move.from_square)
    letter = "" if kind in (None, chess.PAWN) else chess.piece_symbol(kind or chess.PAWN).upper()
    choice = "" if move.promotion is None else f"={chess.piece_symbol(move.promotion).upper()}"
    start = notation.localise(letter, t.language) + chess.square_name(move.from_square)
    return f"{start}–{to}{notation.localise(choice, t.language)}"
