"""What is said of a written move that is not right: what is missing, what is too much."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from chesslearn.course.outcomes import Outcome
from chesslearn.i18n import Translator, letters_of
from chesslearn.words.said import Answer, Writer


def letter(t: Translator, piece: str) -> str:
    """Return the letter of a man in the language, by its English letter."""
    return letters_of(t.language).get(piece, piece)


def _castling(t: Translator, found: Outcome) -> Answer:
    headline = t.gettext("Castling has a sign of its own")
    if found.params["side"] == "king":
        return headline, t.gettext("Castling on the king's side is written 0-0.")
    return headline, t.gettext("Castling on the queen's side is written 0-0-0.")


def _castling_side(t: Translator, found: Outcome) -> Answer:
    headline = t.gettext("Castling, but on the other side")
    if found.params["side"] == "king":
        return headline, t.gettext("The king goes two squares to the short side: two zeros.")
    return headline, t.gettext("The king goes two squares to the long side: three zeros.")


def _not_castling(t: Translator, _: Outcome) -> Answer:
    return t.gettext("This is no castling"), t.gettext("Only one piece moves here. Write that move.")


def _pawn_letter(t: Translator, _: Outcome) -> Answer:
    return t.gettext("A pawn has no letter"), t.gettext("A move of a pawn is written without a letter: e4.")


def _letter_missing(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("The letter of the piece is missing"),
        t.gettext("Without a letter it would be a pawn. The letter of a {piece:g} is {letter}."),
    )


def _letter(t: Translator, found: Outcome) -> Answer:
    headline = t.gettext("Another piece moves")
    if found.params["piece"] == "P":
        return headline, t.gettext("A pawn moves here, and a pawn has no letter.")
    if found.params["given"] == "P":
        return headline, t.gettext("The letter of a {piece:g} is {letter}.")
    return headline, t.gettext("You wrote the letter of a {given:g}. The letter of a {piece:g} is {letter}.")


def _file(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("Another file"),
        t.gettext("The number is right, the letter of the square is not. Follow the file to the edge."),
    )


def _rank(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("Another rank"),
        t.gettext("The letter of the square is right, the number is not. Follow the rank to the edge."),
    )


def _square(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("The move does not go to {square}"),
        t.gettext("Look at the tip of the arrow: that square is written."),
    )


def _from(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("{square} is where it starts"),
        t.gettext("What counts is the square on which the piece arrives."),
    )


def _no_capture(t: Translator, _: Outcome) -> Answer:
    return t.gettext("Nothing is captured"), t.gettext("The sign x stands for a capture. Leave it out here.")


def _capture(t: Translator, _: Outcome) -> Answer:
    return t.gettext("It is a capture"), t.gettext("Show it with an x before the square.")


def _pawn_file(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("Which pawn captures?"),
        t.gettext("A capture by a pawn begins with the letter of the file it comes from: exd5."),
    )


def _no_en_passant(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("Not en passant"),
        t.gettext("The pawn captures what stands on the square it goes to, or nothing at all."),
    )


def _origin(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("It comes from another square"),
        t.gettext("Between the letter and the square you may say where the piece starts: look again."),
    )


def _not_needed(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("Shorter, please"),
        t.gettext("No other piece could make this move, so where it starts need not be said."),
    )


def _ambiguous(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("Which of them?"),
        t.gettext(
            "More than one {piece} can go to {to}. "
            "Add the letter of the file it comes from, or the number of the rank if they share the file."
        ),
    )


def _file_first(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("The file comes first"),
        t.gettext("They stand on different files, so the letter of the file tells them apart."),
    )


def _no_promotion(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("No pawn is promoted"),
        t.gettext("A letter after the square means a new piece. There is none here."),
    )


def _promotion(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("What does the pawn become?"),
        t.gettext("After the square comes the letter of the new piece. For a {piece:g} it is {letter}."),
    )


def _promotion_piece(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("Another new piece"),
        t.gettext("The pawn becomes a {piece:a} here. The letter is {letter}."),
    )


def _check(t: Translator, _: Outcome) -> Answer:
    return t.gettext("It gives check"), t.gettext("Show it with a + at the end.")


def _mate(t: Translator, _: Outcome) -> Answer:
    return t.gettext("It is more than a check"), t.gettext("Mate is shown with a # at the end.")


def _only_check(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("Check, but not mate"),
        t.gettext("The sign # is for mate. The king can still be saved: write +."),
    )


def _no_check(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("The king is not attacked"),
        t.gettext("The signs + and # stand for check and mate. Leave them out here."),
    )


def _not_a_move(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("This can't be read as a move"),
        t.gettext("First the letter of the piece, then the square it goes to: Nf3. A pawn: e4."),
    )


WRITERS: Mapping[str, Writer] = MappingProxyType(
    {
        "notation-castling": _castling,
        "notation-castling-side": _castling_side,
        "notation-not-castling": _not_castling,
        "notation-pawn-letter": _pawn_letter,
        "notation-letter-missing": _letter_missing,
        "notation-letter": _letter,
        "notation-file": _file,
        "notation-rank": _rank,
        "notation-square": _square,
        "notation-from": _from,
        "notation-no-capture": _no_capture,
        "notation-capture": _capture,
        "notation-pawn-file": _pawn_file,
        "notation-no-en-passant": _no_en_passant,
        "notation-origin": _origin,
        "notation-not-needed": _not_needed,
        "notation-ambiguous": _ambiguous,
        "notation-file-first": _file_first,
        "notation-no-promotion": _no_promotion,
        "notation-promotion": _promotion,
        "notation-promotion-piece": _promotion_piece,
        "notation-check": _check,
        "notation-mate": _mate,
        "notation-only-check": _only_check,
        "notation-no-check": _no_check,
        "not-a-move": _not_a_move,
    }
)
"""The writer of each outcome code about notation."""
