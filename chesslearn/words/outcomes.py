"""What a task makes of an attempt, in words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from chesslearn.course.outcomes import Outcome
from chesslearn.course.state import StepState
from chesslearn.i18n import Translator
from chesslearn.words import (
    drill_answers,
    match,
    notation,
    notation_answers,
    square_answers,
    task_answers,
    versus,
)
from chesslearn.words.judge import facts, reasons, status
from chesslearn.words.judge.phrases import Man, Side
from chesslearn.words.said import Answer, Said, Writer, fill


def outcome(t: Translator, outcome: Outcome, state: StepState | None = None) -> Said:
    """Return the answer to an attempt in words.

    A text of the lesson (``outcome.text``) is the body of the answer; the
    headline says how it stands. A move refused without such a text gets the
    judge's words.
    """
    verdict = outcome.verdict
    refused = verdict is not None and bool(verdict.reasons)
    if outcome.kind == "refused" and refused and not outcome.text:
        return _reason(t, outcome)
    headline, text = WRITERS[outcome.code](t, outcome)
    if refused and outcome.kind in ("solved", "progress"):
        words = _reason(t, outcome)
        more = _lesson_text(t, outcome) or fill(t, text, _values(t, outcome))
        return Said(fill(t, headline), " ".join(filter(None, (words.text, more))), words.article)
    values = _values(t, outcome)
    lesson = _lesson_text(t, outcome)
    because = () if outcome.code in versus.TELL_WHY else facts.why(t, outcome.because[:1])
    said = [lesson or fill(t, text, values), _status_text(t, outcome)]
    body = [*because, *said] if outcome.kind == "solved" else [*said, *because]
    if outcome.done:
        body.append(t.pgettext(outcome.context, outcome.done))
    return Said(fill(t, headline, values), " ".join(filter(None, body)))


def _reason(t: Translator, outcome: Outcome) -> Said:
    assert outcome.verdict is not None
    return reasons.reason(t, outcome.verdict.reasons[0])


def _values(t: Translator, outcome: Outcome) -> dict[str, object]:
    """Return the parameters: moves in the letters of the language, men with their cases."""
    values: dict[str, object] = dict(outcome.params)
    if "piece" in values:
        values["letter"] = notation_answers.letter(t, str(values["piece"]))
    for name in values:
        if name in ("move", "san"):
            values[name] = notation.localise(str(values[name]), t.language)
        elif name == "line":
            moves = str(values[name]).split()
            values[name] = " ".join(notation.localise(move, t.language) for move in moves)
        elif name == "side" and str(values[name]) in ("white", "black"):
            values[name] = Side(t, str(values[name]))
        elif name == "piece" or (name == "given" and str(values[name]) in "KQRBNP"):
            values[name] = Man(t, str(values[name]), str(outcome.params.get("side", "")))
    return values


def _lesson_text(t: Translator, outcome: Outcome) -> str:
    return t.pgettext(outcome.context, outcome.text) if outcome.text else ""


def _status_text(t: Translator, outcome: Outcome) -> str:
    """Return a word on check or mate, for a wrong move that no text of the lesson answers."""
    if outcome.status is None or outcome.text or outcome.kind != "wrong":
        return ""
    return status.headline_sentence(t, outcome.status)


def _solved(t: Translator, _: Outcome) -> Answer:
    return t.pgettext("praise", "Right!"), ""


def _solved_in_moves(t: Translator, found: Outcome) -> Answer:
    moves, par = int(found.params["moves"]), int(found.params["par"])
    if moves <= par:
        text = t.ngettext(
            "You did it in {moves} move. It can't be done in fewer.",
            "You did it in {moves} moves. It can't be done in fewer.",
            moves,
        )
        return t.pgettext("praise", "The shortest way!"), text
    text = t.ngettext(
        "You did it in {moves} move. The shortest way has {par}.",
        "You did it in {moves} moves. The shortest way has {par}.",
        moves,
    )
    return t.pgettext("praise", "You did it!"), text


def _refused_as_asked(t: Translator, _: Outcome) -> Answer:
    return t.pgettext("praise", "That is exactly why!"), ""


def _frame(t: Translator, _: Outcome) -> Answer:
    return "", ""


def _stars_left(t: Translator, found: Outcome) -> Answer:
    left = int(found.params["left"])
    return (
        t.pgettext("praise", "Good."),
        t.ngettext("{left} star is left.", "{left} stars are left.", left),
    )


def _targets_left(t: Translator, found: Outcome) -> Answer:
    return t.pgettext("praise", "Good."), t.gettext("Still to take: {left}.")


def _squares_left(t: Translator, found: Outcome) -> Answer:
    left = int(found.params["left"])
    return (
        t.pgettext("a square that was asked for", "Yes, {square}."),
        t.ngettext("{left} square is left.", "{left} squares are left.", left),
    )


def _reply(t: Translator, found: Outcome) -> Answer:
    return (
        t.pgettext("a move that answers the learner's", "Right! The reply: {move}"),
        t.ngettext(
            "{left} move is left to find.", "{left} moves are left to find.", int(found.params["left"])
        ),
    )


def _written(t: Translator, found: Outcome) -> Answer:
    return (
        t.pgettext("a move that was written", "Right: {san}"),
        t.ngettext(
            "{left} move is left to write.", "{left} moves are left to write.", int(found.params["left"])
        ),
    )


def _played_other(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("That was {move}"),
        t.gettext("{san} is written: the letter names the piece, then comes the square it goes to."),
    )


def _refused(t: Translator, _: Outcome) -> Answer:
    return t.gettext("That is not possible"), t.gettext("The rules do not allow this move.")


def _wrong_move(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("A possible move"),
        t.gettext("The rules allow it, but the task asks for something else. Try another move."),
    )


def _move_not_drop(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("A possible move"),
        t.gettext("The rules allow it. But this task asks for a piece from the pocket."),
    )


def _refuted(t: Translator, _: Outcome) -> Answer:
    return (
        t.pgettext("a move that refutes the learner's", "Possible, but then comes {move}"),
        t.gettext("Look at the reply on the board and try another move."),
    )


def _choice_not(t: Translator, _: Outcome) -> Answer:
    return t.gettext("Not this one"), t.gettext("Look at the board again and choose another answer.")


def _promotion_choose(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("The pawn is promoted"),
        t.gettext(
            "The pawn has reached the last rank. "
            "Choose what it becomes: a queen, a rook, a bishop or a knight."
        ),
    )


def _choice_already(t: Translator, _: Outcome) -> Answer:
    return t.gettext("You had this answer before"), t.gettext("Choose another one.")


def _solved_already(t: Translator, _: Outcome) -> Answer:
    return t.gettext("This step is solved"), t.gettext("Go on, or start it again if you like.")


def _same_square(t: Translator, _: Outcome) -> Answer:
    return t.gettext("Back where it stood"), t.gettext("Nothing has changed. Choose any piece and move it.")


def _not_here(t: Translator, _: Outcome) -> Answer:
    return t.gettext("Something else is asked for here"), t.gettext("Read the task again.")


WRITERS: Mapping[str, Writer] = MappingProxyType(
    {
        **square_answers.WRITERS,
        **notation_answers.WRITERS,
        **drill_answers.WRITERS,
        **task_answers.WRITERS,
        **match.WRITERS,
        **versus.WRITERS,
        "shown": lambda t, found: (t.pgettext("after a demonstration", "That is how it goes"), ""),
        "solved": _solved,
        "solved-in-moves": _solved_in_moves,
        "refused-as-asked": _refused_as_asked,
        "frame": _frame,
        "stars-left": _stars_left,
        "targets-left": _targets_left,
        "squares-left": _squares_left,
        "reply": _reply,
        "written": _written,
        "played-other": _played_other,
        "refused": _refused,
        "wrong-move": _wrong_move,
        "move-not-drop": _move_not_drop,
        "refuted": _refuted,
        "choice-not": _choice_not,
        "promotion-choose": _promotion_choose,
        "choice-already": _choice_already,
        "solved-already": _solved_already,
        "same-square": _same_square,
        "not-here": _not_here,
    }
)
"""The writer of each outcome code."""
