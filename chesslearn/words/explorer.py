"""The words of the free board: kinds of chess, positions to begin with, questions."""

from __future__ import annotations

import chess

from chesslearn.i18n import Translator
from chesslearn.words import moves
from chesslearn.words.said import fill


def title(t: Translator) -> str:
    """Return the title of the page."""
    return fill(t, t.pgettext("page", "Free board"))


def lead(t: Translator) -> str:
    """Return the sentence under the title."""
    return fill(t, t.gettext("Set up any position and try anything: the board tells you why."))


def variants(t: Translator) -> dict[str, str]:
    """Return the names of the kinds of chess, by python-chess's names."""
    return {
        "standard": fill(t, t.pgettext("variant", "Chess")),
        "chess960": fill(t, t.pgettext("variant", "Chess960")),
        "kingofthehill": fill(t, t.pgettext("variant", "King of the Hill")),
        "3check": fill(t, t.pgettext("variant", "Three-check")),
        "crazyhouse": fill(t, t.pgettext("variant", "Crazyhouse")),
    }


def presets(t: Translator) -> dict[str, str]:
    """Return the names of the positions to begin with."""
    return {
        "start": fill(t, t.pgettext("position", "Start of a game")),
        "castling": fill(t, t.pgettext("position", "Castling, or not")),
        "en-passant": fill(t, t.pgettext("position", "En passant")),
        "promotion": fill(t, t.pgettext("position", "Promotion")),
        "check": fill(t, t.pgettext("position", "Check")),
        "pin": fill(t, t.pgettext("position", "Pins")),
        "mate": fill(t, t.pgettext("position", "Checkmate")),
        "stalemate": fill(t, t.pgettext("position", "Stalemate")),
        "queen-ending": fill(t, t.pgettext("position", "King and queen against king")),
    }


def beliefs(t: Translator) -> dict[str, str]:
    """Return the questions that may be asked of a position."""
    return {
        "checkmate": fill(t, t.gettext("Is it checkmate?")),
        "stalemate": fill(t, t.gettext("Is it stalemate?")),
        "threefold": fill(t, t.gettext("Third time the same position?")),
        "fifty": fill(t, t.gettext("50 moves without progress?")),
        "insufficient": fill(t, t.gettext("Can nobody win any more?")),
    }


def verdict_on_belief(t: Translator, belief: str, *, true: bool) -> str:
    """Return the answer to a question in a few words."""
    texts = {
        ("checkmate", True): t.gettext("Yes, it is checkmate"),
        ("checkmate", False): t.gettext("No, it is not checkmate"),
        ("stalemate", True): t.gettext("Yes, it is stalemate"),
        ("stalemate", False): t.gettext("No, it is not stalemate"),
        ("threefold", True): t.gettext("Yes, it is the third time"),
        ("threefold", False): t.gettext("No, not three times yet"),
        ("fifty", True): t.gettext("Yes, 50 moves have gone by"),
        ("fifty", False): t.gettext("No, not a draw by 50 moves"),
        ("insufficient", True): t.gettext("Yes, nobody can win any more"),
        ("insufficient", False): t.gettext("No, a win is still possible"),
    }
    return fill(t, texts[belief, true])


def line(t: Translator, board: chess.Board, made: tuple[chess.Move, ...]) -> str:
    """Return moves from ``board`` in the learner's notation, with move numbers; "" for none."""
    board = board.copy()
    parts: list[str] = []
    for move in made:
        if board.turn == chess.WHITE:
            parts.append(f"{board.fullmove_number}.{moves.san(board, move, t)}")
        elif not parts:
            parts.append(f"{board.fullmove_number}...{moves.san(board, move, t)}")
        else:
            parts.append(moves.san(board, move, t))
        board.push(move)
    return " ".join(parts)


def turn(t: Translator, color: chess.Color) -> str:
    """Return whose move it is."""
    return fill(t, t.gettext("White to move") if color == chess.WHITE else t.gettext("Black to move"))


def bad_position(t: Translator) -> tuple[str, str]:
    """Return what is said of a text that is no position."""
    return (
        fill(t, t.gettext("This can't be read as a position")),
        fill(
            t, t.gettext("A position is written as FEN: the eight ranks from the top, then whose move it is.")
        ),
    )
