"""A plate: an exhibit judged, said in a language and drawn."""

from __future__ import annotations

from collections.abc import Iterable

import attrs
import chess
import chess.variant

from chesslearn import diagram, words
from chesslearn.gallery._exhibits import Exhibit
from chesslearn.i18n import Translator
from chesslearn.rules import Fact, Note, Reason, claim_draw, explain, flag_fall, status, why_not
from chesslearn.words import drawing, explorer
from chesslearn.words import gallery as says
from chesslearn.words.said import Said

MOST_DRAWN = 6
"""So many facts are drawn, as on the free board; all are told."""

_SHOWN_AFTER = frozenset(
    {"castling-gives-check", "pinned-man-gives-check", "discovered-check", "double-check", "mates",
     "drop-mates", "drop-blocks-check", "third-check", "check-counts-once", "stalemates",
     "leaves-dead-position", "extra-queen", "extra-piece", "underpromotion"}
)  # fmt: skip
"""Notes about what a move has done; the others are about the move, and show it before it is made."""

Record = Reason | Note | Fact


@attrs.frozen
class Plate:
    """What is printed of an exhibit: the picture, the situation in a line, the answer, the facts."""

    exhibit: Exhibit
    picture: diagram.Diagram
    caption: str
    said: Said
    more: tuple[str, ...] = ()


def plate(t: Translator, exhibit: Exhibit) -> Plate:
    """Return the plate of an exhibit in the language of ``t``."""
    return _MAKERS[exhibit.kind](t, exhibit)


def records(exhibit: Exhibit) -> tuple[Record, ...]:
    """Return what the judge answers: reasons, notes or facts, the first one first."""
    board, move = exhibit.board(), exhibit.move()
    match exhibit.kind:
        case "reason" | "note":
            verdict = explain(board, move or chess.Move.null())
            return (*verdict.reasons, *verdict.notes)
        case "status":
            return status(board).because
        case "belief":
            return why_not(board, exhibit.code).because
        case "claim":
            return claim_draw(board, exhibit.code, move).because
        case "flag":
            return flag_fall(board, board.turn).because


def _reason(t: Translator, exhibit: Exhibit) -> Plate:
    board = exhibit.board()
    reasons = [found for found in records(exhibit) if isinstance(found, Reason)]
    first, *others = (words.reason(t, found) for found in reasons)
    move = exhibit.move() or chess.Move.null()
    caption = says.attempt(t, board, move)
    return Plate(exhibit, _picture(board, reasons[:1]), caption, first, tuple(said.text for said in others))


def _note(t: Translator, exhibit: Exhibit) -> Plate:
    before, move = exhibit.board(), exhibit.move()
    verdict = explain(before, move or chess.Move.null())
    assert verdict.move is not None
    note = next(found for found in verdict.notes if found.code == exhibit.code)
    if exhibit.code in _SHOWN_AFTER:
        after = before.copy()
        after.push(verdict.move)
        picture = _picture(after, [note])
    else:
        picture = _with_move(_picture(before, [note]), verdict.move)
    return Plate(exhibit, picture, says.played(t, before, verdict.move), words.note(t, note))


def _with_move(picture: diagram.Diagram, move: chess.Move) -> diagram.Diagram:
    start, end = chess.square_name(move.from_square), chess.square_name(move.to_square)
    if move.drop:
        return picture
    return attrs.evolve(picture, arrows=(*picture.arrows, (start, end, "show")))


def _status(t: Translator, exhibit: Exhibit) -> Plate:
    board = exhibit.board()
    found = status(board)
    return _with_facts(t, exhibit, board, words.status(t, found), found.because)


def _belief(t: Translator, exhibit: Exhibit) -> Plate:
    board = exhibit.board()
    answer = why_not(board, exhibit.code)
    headline = explorer.verdict_on_belief(t, answer.belief, true=answer.true)
    return _with_facts(t, exhibit, board, Said(headline), answer.because)


def _claim(t: Translator, exhibit: Exhibit) -> Plate:
    board, move = exhibit.board(), exhibit.move()
    claim = claim_draw(board, exhibit.code, move)
    plate = _with_facts(t, exhibit, board, Said(says.claim(t, claim.right)), claim.because)
    return attrs.evolve(plate, caption=says.claimed(t, board, exhibit.code, move))


def _flag(t: Translator, exhibit: Exhibit) -> Plate:
    board = exhibit.board()
    result = flag_fall(board, board.turn)
    plate = _with_facts(t, exhibit, board, Said(says.flag(t, result.winner)), result.because)
    return attrs.evolve(plate, caption=says.fallen(t, board.turn))


_MAKERS = {
    "reason": _reason,
    "note": _note,
    "status": _status,
    "belief": _belief,
    "claim": _claim,
    "flag": _flag,
}


def _with_facts(
    t: Translator, exhibit: Exhibit, board: chess.Board, said: Said, because: tuple[Fact, ...]
) -> Plate:
    shown = because[:MOST_DRAWN]
    caption = explorer.turn(t, board.turn)
    return Plate(exhibit, _picture(board, shown), caption, said, tuple(words.why(t, because)))


def _picture(board: chess.Board, drawn: Iterable[Record]) -> diagram.Diagram:
    marks: dict[str, str] = {}
    arrows: dict[tuple[str, str], str] = {}
    for found in map(drawing.draw, drawn):
        for mark in found.marks:
            marks.setdefault(mark.square, mark.kind)
        for arrow in found.arrows:
            arrows.setdefault((arrow.from_, arrow.to), arrow.kind)
    return diagram.Diagram(
        men=diagram.men_of(board),
        marks=tuple(marks.items()),
        arrows=tuple((start, end, kind) for (start, end), kind in arrows.items()),
        last_move=_last_move(board),
        check=_in_check(board),
        pockets=_pockets(board),
    )


def _last_move(board: chess.Board) -> tuple[str, ...]:
    if not board.move_stack or not board.peek():
        return ()
    move = board.peek()
    return tuple(dict.fromkeys((chess.square_name(move.from_square), chess.square_name(move.to_square))))


def _in_check(board: chess.Board) -> str | None:
    king = board.king(board.turn)
    return chess.square_name(king) if king is not None and board.is_check() else None


def _pockets(board: chess.Board) -> str:
    if not isinstance(board, chess.variant.CrazyhouseBoard):
        return ""
    return str(board.pockets[chess.WHITE]).upper() + str(board.pockets[chess.BLACK])
