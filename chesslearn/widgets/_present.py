"""One step of a lesson as the page shows it: words and drawing from the records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chesslearn import words
from chesslearn.course import LessonSession, Outcome
from chesslearn.course.notation import side_name
from chesslearn.course.state import Advice, Hint
from chesslearn.i18n import Translator, polish
from chesslearn.widgets import _feedback, _variant_parts
from chesslearn.widgets._markdown import to_html, to_inline_html
from chesslearn.widgets.state.board import Arrow, BoardState, Mark, Promotion
from chesslearn.widgets.state.parts import Buttons, Feedback, Task, Tone
from chesslearn.widgets.state.step import Choice, DotState, StepPlace, StepScreen
from chesslearn.words.drawing import Drawing
from chesslearn.words.moves import MoveTextError

if TYPE_CHECKING:
    from chesslearn.widgets.playing.coaching import Coached

_TONES: dict[str, Tone] = {
    "solved": "good",
    "progress": "good",
    "refused": "refusal",
    "wrong": "wrong",
    "nothing": "info",
    "promotion": "info",
}

_QUIET = ("versus-move", "versus-reply", "match-round")
"""What is told without praise: the game simply goes on."""


def board_state(session: LessonSession, outcome: Outcome | None, t: Translator) -> BoardState | None:
    """Return the step's board with its marks and the drawing of the last answer."""
    state = session.state
    if state.fen is None:
        return None
    marks = _variant_parts.hill(session.board)
    marks += [Mark(square, "star") for square in state.stars]
    marks += [Mark(square, "found") for square in state.found]
    marks += [Mark(square, "here") for square in state.marks if square not in state.found]
    arrows = [Arrow(start, end, "show") for start, end in state.arrows]
    for hint in state.hints_shown[-1:] if not state.solved else ():
        marks += [Mark(square, "hint") for square in hint.squares]
        arrows += [Arrow(start, end, "hint") for start, end in hint.arrows]
    told = None if outcome is None else told_by_coach(session, outcome)
    if told is not None:
        found = told.drawn()
        marks, arrows = marks + found[0], arrows + found[1]
    for drawing in _drawings(outcome):
        marks += _feedback.marks(drawing)
        arrows += _feedback.arrows(drawing)
    promotion = state.promotion
    return BoardState(
        fen=state.fen,
        orientation=state.orientation,
        turn=state.turn,
        last_move=list(state.last_move or ()),
        check=state.check,
        marks=marks,
        arrows=arrows,
        movable=state.movable == "any",
        selecting=state.selecting,
        promotion=None if promotion is None else Promotion(promotion.from_, promotion.to, promotion.side),
        pocket=_variant_parts.pocket(state.pocket),
        checks=_variant_parts.checks_left(state.fen),
        castling_rooks=_variant_parts.castling_rooks(session.board),
        onto_own=_asks_for_own_piece(session),
    )


def told_by_coach(session: LessonSession, outcome: Outcome) -> Coached | None:
    """Return what the coach says of the move or the reply just made, where the step has one."""
    task, board = session.step.task, session.board
    if outcome.code not in ("versus-move", "versus-reply") or board is None:
        return None
    # Who only learns the rules plays no game out, and needs no coach.
    from chesslearn.course.tasks import VersusTask

    if not isinstance(task, VersusTask) or not task.coach:
        return None
    from chesslearn.widgets.playing.coaching import coached

    return coached(board, side_name(board.turn ^ (outcome.code == "versus-move")))


def _asks_for_own_piece(session: LessonSession) -> bool:
    """Whether the step asks to go onto a piece of one's own, to hear that this is not possible."""
    return session.step.task.refusal == "own-piece"


def partner_state(session: LessonSession, t: Translator) -> BoardState | None:
    """Return the partner's board of a bughouse step, which nobody can touch."""
    partner = session.state.partner
    if partner is None:
        return None
    return BoardState(
        fen=partner.fen,
        orientation=partner.orientation,
        turn=partner.turn,
        last_move=list(partner.last_move or ()),
        check=partner.check,
        movable=False,
        pocket=_variant_parts.pocket(partner.pocket),
        caption=words.page.partner_caption(t),
    )


def _drawings(outcome: Outcome | None) -> list[Drawing]:
    """Return what the answer draws; after a round of a drill the next board is there already."""
    if outcome is None or outcome.code == "drill-right":
        return []
    if outcome.verdict is not None and not outcome.verdict.legal:
        return [_feedback.drawing(outcome.verdict)]
    return [words.drawing.draw(fact) for fact in outcome.because[:1]]


def step_screen(
    session: LessonSession, outcome: Outcome | None, text_error: MoveTextError | None, t: Translator
) -> StepScreen:
    """Return the step's page: text, task, answer and buttons."""
    step, state = session.step, session.state
    number, count = session.index + 1, session.count
    return StepScreen(
        lesson=session.lesson.id,
        lesson_title=t.polished(session.lesson.id, session.lesson.title),
        step=step.id,
        number=number,
        count=count,
        progress_text=words.page.step_of(t, number, count),
        title=t.polished(session.context, step.title),
        text_html=to_html(t.polished(session.context, step.text)),
        task=task_of(session, t),
        buttons=Buttons(
            # The button stays while the opponent thinks, so that nothing jumps on a phone.
            hint=state.can_hint or state.thinking,
            hint_text=words.versus.what_now(t) if state.unit == "played" else "",
            undo=state.can_undo,
            restart=state.can_restart,
            forward=words.page.forward(t, state.frame) if state.frame and not state.solved else "",
            next=state.solved,
            last=number == count,
        ),
        dots=_dots(session),
        places=[
            StepPlace(each.id, t.polished(f"{session.lesson.id}/{each.id}", each.title))
            for each in session.lesson.steps
        ],
        feedback=answer(session, outcome, text_error, t),
        hints_html=[
            to_html(_hint(hint, session, t))
            for hint in state.hints_shown
            if hint.text is not None or isinstance(hint, Advice)
        ],
        choices=[
            Choice(
                words.page.choice(t, choice.code)
                if choice.code
                else to_inline_html(t.polished(session.context, choice.text)),
                choice.state,
                choice.place,
            )
            for choice in state.choices
        ],
        input=state.input,
        solved=state.solved,
    )


def _hint(hint: Hint, session: LessonSession, t: Translator) -> str:
    if isinstance(hint, Advice):
        return words.versus.advice(t, hint)
    return t.polished(session.context, hint.text or "")


def task_of(session: LessonSession, t: Translator) -> Task:
    """Return what is asked, and how far the step is."""
    step, state = session.step, session.state
    ask = t.polished(session.context, step.ask)
    if state.question is not None:
        ask = polish(words.page.question(t, state.question), t.language)
    side = state.turn if state.movable == "any" or state.thinking else None
    told = words.versus.thinking if state.thinking else words.page.side
    return Task(
        ask=ask,
        side=side,
        side_text="" if side is None else told(t, side),
        counter=words.page.counter(t, state),
    )


def _dots(session: LessonSession) -> list[DotState]:
    dots: list[DotState] = []
    for index, step in enumerate(session.lesson.steps):
        done = session.progress.is_solved(session.lesson.id, step.id)
        dots.append("current" if index == session.index else "done" if done else "todo")
    return dots


def answer(
    session: LessonSession, outcome: Outcome | None, text_error: MoveTextError | None, t: Translator
) -> Feedback | None:
    """Return the answer to what was tried last, or ``None`` when there is nothing to say."""
    if text_error is not None:
        return _feedback.from_text_error(text_error, t)
    if outcome is None:
        return None
    if (
        outcome.kind == "refused"
        and outcome.verdict is not None
        and outcome.verdict.reasons
        and not outcome.text
    ):
        return _feedback.refusal(outcome.verdict, t)
    if outcome.kind == "promotion" or opens(session, outcome):
        return None
    told = told_by_coach(session, outcome)
    if told is not None:
        return told.feedback(t)
    said = words.outcome(t, outcome, session.state)
    tone = "info" if outcome.code in _QUIET else _TONES[outcome.kind]
    return _feedback.said(said, tone, t, words.why(t, outcome.because[1:])[: _feedback.MOST_FACTS - 1])


def opens(session: LessonSession, outcome: Outcome) -> bool:
    """Whether the opponent has made the first move of all: the task is to be read, not an answer."""
    return outcome.code == "versus-reply" and session.state.moves_made == 0
