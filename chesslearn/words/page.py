"""The words round the board: home page, step, recap and notices."""

from __future__ import annotations

from chesslearn.course import ProgressError
from chesslearn.course.outcomes import Question
from chesslearn.course.state import StepState
from chesslearn.i18n import Translator
from chesslearn.words import notation, versus
from chesslearn.words.answers import progress_error
from chesslearn.words.judge.phrases import Man, Side
from chesslearn.words.said import Said, fill


def step_of(t: Translator, number: int, count: int) -> str:
    """Return "Step 3 of 8"."""
    return fill(t, t.gettext("Step {number} of {count}"), {"number": number, "count": count})


def side(t: Translator, name: str) -> str:
    """Return whose men the learner moves."""
    if name == "black":
        return fill(t, t.gettext("You play Black."))
    return fill(t, t.gettext("You play White."))


def forward(t: Translator, frame: tuple[int, int]) -> str:
    """Return the label of the button that plays a demonstration on."""
    played, _ = frame
    return (
        t.pgettext("button", "Play the next move") if played else t.pgettext("button", "Play the first move")
    )


def choice(t: Translator, code: str) -> str:
    """Return an answer that a drill or a claim offers, by its code."""
    texts = {
        "light": t.pgettext("answer", "Light"),
        "dark": t.pgettext("answer", "Dark"),
        "legal": t.pgettext("answer", "Yes, it is possible"),
        "not-legal": t.pgettext("answer", "No, it is not possible"),
        "check": t.pgettext("answer", "Check"),
        "checkmate": t.pgettext("answer", "Mate"),
        "stalemate": t.pgettext("answer", "Stalemate"),
        "none": t.pgettext("answer", "None of these"),
        "gains": t.pgettext("answer", "It wins"),
        "even": t.pgettext("answer", "It comes out even"),
        "loses": t.pgettext("answer", "It loses"),
        "no-claim": t.pgettext("answer", "The game goes on"),
        "threefold": t.pgettext("answer", "Draw: three times the same position"),
        "fifty": t.pgettext("answer", "Draw: fifty moves"),
        "dead-position": t.pgettext("answer", "Draw: nobody can mate any more"),
        "array-allowed": t.pgettext("answer", "Yes, all is right"),
        "array-bishops": t.pgettext("answer", "No, because of the bishops"),
        "array-king": t.pgettext("answer", "No, because of the king"),
        "array-mirror": t.pgettext("answer", "No, because of Black's side"),
    }
    return texts[code]


def question(t: Translator, question: Question) -> str:
    """Return what a drill asks now."""
    texts = {
        "name-square": t.gettext("What is the name of the marked square?"),
        "find-square": t.gettext("Find the square {square}."),
        "square-colour": t.gettext("Is {square} a light or a dark square?"),
        "where-can-it-go": t.gettext("Mark every square the {piece:colour n} on {square} can go to."),
        "legal-or-not": t.gettext("{side:N} to move. Is the move of the arrow possible?"),
        "check-mate-stalemate": t.gettext("{side:N} to move. What is this?"),
        "draw-array": t.gettext("May a game of Chess960 begin like this?"),
        "write-move": t.gettext("{side:N} makes the move of the arrow. Write it down."),
        "take-or-not": t.gettext("{side:N} to move. What does the capture of the arrow bring?"),
        "play-move": t.gettext("Play the move {san}."),
    }
    values: dict[str, object] = dict(question.params)
    side = str(values.get("side", "white"))
    if "piece" in values:
        values["piece"] = Man(t, str(values["piece"]), side)
    if "san" in values:
        values["san"] = notation.localise(str(values["san"]), t.language)
    values["side"] = Side(t, side)
    return fill(t, texts[question.code], values)


def counter(t: Translator, state: StepState) -> str:
    """Return how far the step is, or "" when there is nothing to count."""
    if state.round is not None:
        number, count = state.round
        return fill(t, t.gettext("Question {number} of {count}"), {"number": number, "count": count})
    parts = []
    if state.goal_total is not None:
        parts.append(_goal(t, state.unit, state.goal_count or 0, state.goal_total))
    if state.score:
        parts.append(" ".join(notation.localise(move, t.language) for move in state.score))
    if state.unit == "played":
        return versus.moves_made(t, state.moves_made, state.par)
    if state.par is not None:
        moves = state.moves_made
        text = t.ngettext(
            "{moves} move, the shortest way: {par}", "{moves} moves, the shortest way: {par}", moves
        )
        parts.append(fill(t, text, {"moves": moves, "par": state.par}))
    return " · ".join(parts)


def _goal(t: Translator, unit: str, count: int, total: int) -> str:
    texts = {
        "found": t.gettext("{count} of {total} found"),
        "move": t.gettext("Move {count} of {total}"),
        "placed": t.gettext("{count} of {total} in place"),
        "ordered": t.gettext("{count} of {total} in order"),
    }
    if unit == "move":
        count = min(count + 1, total)
    text = texts[unit]
    return fill(t, text, {"count": count, "total": total})


def begin(t: Translator) -> str:
    """Return the label of the first button of all."""
    return t.pgettext("button", "Start the first lesson")


def go_on(t: Translator, lesson: str, number: int) -> str:
    """Return the label of the button that leads on to where the learner stopped."""
    return fill(t, t.gettext("Go on: {lesson}, step {number}"), {"lesson": lesson, "number": number})


def all_done(t: Translator) -> str:
    """Return the label of the first button when every lesson is done."""
    return t.pgettext("button", "All lessons are done: start from the beginning")


def next_lesson(t: Translator, lesson: str) -> str:
    """Return the label of the button that opens the next lesson."""
    return fill(t, t.gettext("Next lesson: {lesson}"), {"lesson": lesson})


def card_status(t: Translator, done: int, total: int) -> str:
    """Return how far a lesson is, for its card."""
    if done >= total:
        return t.pgettext("a lesson", "done")
    left = total - done
    if done:
        return fill(t, t.ngettext("{n} step to go", "{n} steps to go", left), {"n": left})
    return fill(t, t.ngettext("{n} step", "{n} steps", total), {"n": total})


def recap_title(t: Translator, still_open: int) -> str:
    """Return the title of the end of a lesson, ``still_open`` steps being unsolved."""
    return t.gettext("Lesson done!") if not still_open else t.gettext("The end of the lesson")


def still_open(t: Translator) -> str:
    """Return what is said of a step that was skipped."""
    return t.gettext("This step is still open.")


def recap_lead(t: Translator, again: int, still_open: int) -> str:
    """Return the sentence above the rules that a lesson taught."""
    if still_open:
        return fill(
            t,
            t.ngettext(
                "{n} step is still open. You can solve it now or later.",
                "{n} steps are still open. You can solve them now or later.",
                still_open,
            ),
            {"n": still_open},
        )
    if not again:
        return t.gettext("These are the rules you know now.")
    return fill(
        t,
        t.ngettext(
            "These are the rules you know now. {n} of them is worth another look.",
            "These are the rules you know now. {n} of them are worth another look.",
            again,
        ),
        {"n": again},
    )


def partner_caption(t: Translator) -> str:
    """Return the name of the second board of bughouse."""
    return fill(t, t.gettext("Your partner's board"))


def notice(t: Translator, code: str, value: str | int | ProgressError | None = None) -> Said:
    """Return a notice of the page, by its code."""
    match code:
        case "no-lesson":
            said = (
                t.gettext("No such lesson"),
                t.gettext("The link asks for a lesson that is not in this course."),
            )
        case "no-step":
            said = (
                t.gettext("No such step"),
                t.gettext("The link asks for a step that this lesson does not have."),
            )
        case "restored":
            said = (
                t.gettext("Your progress is here"),
                t.ngettext(
                    "{n} solved step was brought over.", "{n} solved steps were brought over.", _number(value)
                ),
            )
        case "reset":
            said = t.gettext("Your progress is erased"), t.gettext("You can start from the beginning.")
        case "progress-code" | "progress-file" | "progress-kept":
            return progress_error(t, getattr(value, "code", ""), code.removeprefix("progress-"))
        case _:
            raise ValueError(f"unknown notice {code!r}")
    return Said(fill(t, said[0]), fill(t, said[1], {"n": _number(value)}))


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
