"""What a screen reader says after each change."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape

import chess

from chesslearn.course.notation import side_name
from chesslearn.course.outcomes import Travel
from chesslearn.i18n import Translator
from chesslearn.words.judge.phrases import Man, joined
from chesslearn.words.said import fill

_TAG = re.compile(r"<[^>]+>")
_BLOCK = re.compile(r"</(?:p|li|ul|ol)>")
_END = ".!?…:"


def feedback(t: Translator, title: str, text_html: str) -> str:
    """Return an answer as it is read aloud: the headline, then the sentences."""
    sentences = (_sentence(plain(part)) for part in (title, text_html))
    return " ".join(part for part in sentences if part)


answer = feedback


def refusal(t: Translator, title: str, text_html: str = "") -> str:
    """Return a refusal as it is read aloud: "Not possible: ...\""""
    return fill(t, t.gettext("Not possible: {answer}"), {"answer": feedback(t, title, text_html)})


def page(t: Translator, title: str) -> str:
    """Return what is said when another page has opened."""
    return _sentence(plain(title))


def promotion(t: Translator) -> str:
    """Return what is said when a pawn waits for its piece."""
    return fill(
        t, t.gettext("The pawn has reached the last rank. Choose a queen, a rook, a bishop or a knight.")
    )


def travels(t: Translator, travelled: Sequence[Travel], side: str) -> str:
    """Return which captured men went from board to board in bughouse, ``side`` being the learner's."""
    said = []
    for here in (False, True):
        for own in (True, False):
            colour = side if own is here else _OTHER[side]
            men = [each.man[1] for each in travelled if each.here is here and _SIDES[each.man[0]] == colour]
            if men:
                named = joined(t, [format(Man(t, letter, colour), "colour n") for letter in men])
                said.append(fill(t, _travel(t, own=own, here=here), {"men": named}))
    return " ".join(said)


_SIDES = {"w": "white", "b": "black"}
_OTHER = {"white": "black", "black": "white"}


def _travel(t: Translator, *, own: bool, here: bool) -> str:
    """Return who gets a man: of the learner's team or not, at the learner's board or at the other."""
    # For translators: {men} is a list of men in the nominative, "white knight and white pawn".
    if own:
        return t.gettext("You get: {men}.") if here else t.gettext("Your partner gets: {men}.")
    if here:
        return t.gettext("Your opponent gets: {men}.")
    return t.gettext("Your partner's opponent gets: {men}.")


def beside(t: Translator, moves: str) -> str:
    """Return what happened on the partner's board, ``moves`` being whole sentences."""
    return fill(t, t.gettext("On the other board: {moves}"), {"moves": moves})


def checks_left(t: Translator, white: int, black: int) -> str:
    """Return how many checks each side has left to give in three-check."""
    return fill(
        t,
        t.gettext("Checks left to give: White {white}, Black {black}."),
        {"white": white, "black": black},
    )


def move(t: Translator, board: chess.Board, made: chess.Move) -> str:
    """Return a legal move in words, ``board`` being the position before it.

    "White rook from d4 to d8. Check."
    """
    return " ".join(filter(None, (_move(t, board, made), _after(t, board, made))))


def _move(t: Translator, board: chess.Board, made: chess.Move) -> str:
    side = side_name(board.turn)
    values: dict[str, object] = {
        "from": chess.square_name(made.from_square),
        "to": chess.square_name(made.to_square),
        "man": Man(t, _letter(board.piece_type_at(made.from_square)), side),
    }
    if made.drop:
        values["man"] = Man(t, _letter(made.drop), side)
        return fill(t, t.gettext("{man:Colour n} dropped on {to}."), values)
    if board.is_castling(made):
        return _castling(t, board, made)
    captured = board.piece_type_at(made.to_square)
    if board.is_en_passant(made):
        return fill(t, t.gettext("{man:Colour n} from {from} to {to}, en passant."), values)
    if made.promotion:
        values["became"] = Man(t, _letter(made.promotion), side)
        return fill(t, t.gettext("{man:Colour n} from {from} to {to}, promoted to a {became:a}."), values)
    if captured:
        values["captured"] = Man(t, _letter(captured), side)
        return fill(t, t.gettext("{man:Colour n} from {from} captures the {captured:a} on {to}."), values)
    return fill(t, t.gettext("{man:Colour n} from {from} to {to}."), values)


def _letter(piece: chess.PieceType | None) -> str:
    return chess.piece_symbol(piece).upper() if piece else "P"


def _castling(t: Translator, board: chess.Board, made: chess.Move) -> str:
    if board.is_kingside_castling(made):
        text = t.gettext("White castles kingside.") if board.turn else t.gettext("Black castles kingside.")
    else:
        text = t.gettext("White castles queenside.") if board.turn else t.gettext("Black castles queenside.")
    return fill(t, text)


def _after(t: Translator, board: chess.Board, made: chess.Move) -> str:
    after = board.copy(stack=False)
    after.push(made)
    if after.king(after.turn) is None or after.is_variant_end():
        return ""
    if after.is_checkmate():
        return fill(t, t.gettext("Checkmate."))
    if after.is_check():
        return fill(t, t.pgettext("announced", "Check."))
    return fill(t, t.gettext("Stalemate.")) if after.is_stalemate() else ""


def plain(html: str) -> str:
    """Return the words of a piece of HTML."""
    return " ".join(unescape(_TAG.sub("", _BLOCK.sub(" ", html))).split(" ")).strip()


def _sentence(text: str) -> str:
    return text if not text or text[-1] in _END + "»”)" else f"{text}."
