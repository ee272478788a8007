"""The end of placement, exam, review and quiz: what was right, and what to do next."""

from __future__ import annotations

import re

import chess

from chesslearn import words
from chesslearn.course import (
    Attempt,
    ChoiceAttempt,
    LessonSession,
    MoveAttempt,
    SquareAttempt,
    TextAttempt,
    memory,
    solution,
)
from chesslearn.course.memory import Answer, Bank, Exercise
from chesslearn.i18n import Translator, polish
from chesslearn.widgets import _present
from chesslearn.widgets._markdown import to_html
from chesslearn.widgets.memory import cards
from chesslearn.widgets.memory.answered import Answered
from chesslearn.widgets.memory.certificate import certificate
from chesslearn.widgets.memory.sitting import PAGES
from chesslearn.widgets.memory.study import Finished, Study
from chesslearn.widgets.memory.turned import TurnedTranslator
from chesslearn.widgets.state.home import GoOn
from chesslearn.widgets.state.sitting import ResultAnswer, ResultPart, ResultScreen
from chesslearn.words.notation import localise

_SQUARE = re.compile(r"[a-h][1-8]")


def result_screen(study: Study, finished: Finished, t: Translator) -> ResultScreen:
    """Return the end of a sitting."""
    page = PAGES[finished.kind]
    if finished.kind == "placement":
        return _placement_result(study, finished, t)
    if finished.kind == "quiz":
        return _quiz_result(finished, t)
    if not finished.answers:
        title, lead = words.memory.nothing_due(t, finished.after)
        return ResultScreen(page=page, title=title, lead=lead, good=True)
    score = memory.total(finished.answers)
    passed = finished.kind == "exam" and memory.passed(finished.answers)
    if finished.kind == "exam":
        title, lead = words.memory.exam_result(t, score.right, score.total, passed)
    else:
        title, lead = words.memory.review_result(t, score.right, score.total)
    missed = memory.missed_rules(finished.answers)
    return ResultScreen(
        page=page,
        title=title,
        lead=lead,
        good=passed or finished.kind != "exam",
        parts=_parts(study.bank, finished.answers, t) if finished.kind == "exam" else [],
        answers=[
            _result_answer(study.bank, number, answer, t) for number, answer in enumerate(finished.answers, 1)
        ],
        practise=words.memory.practise(t) if missed else "",
        again=words.memory.again(t, "exam") if finished.kind == "exam" else "",
        certificate=certificate(score, finished.day, t) if passed else None,
    )


def _placement_result(study: Study, finished: Finished, t: Translator) -> ResultScreen:
    placed = finished.placed
    assert placed is not None
    lesson = None if placed.lesson is None else study.course.lesson(placed.lesson)
    name = None if lesson is None else t.polished(lesson.id, lesson.title)
    title, lead = words.memory.placement_result(t, len(placed.known), name)
    titles = {str(part.id): part.title for part in study.course.parts}
    return ResultScreen(
        page="placement",
        title=title,
        lead=lead,
        good=True,
        parts=[
            ResultPart(
                title=t.polished("course", titles[part]),
                text=words.memory.part_found(t, part in placed.known),
                share=100 if part in placed.known else 0,
            )
            for part in placed.asked
        ],
        go_on=None
        if lesson is None or name is None
        else GoOn(lesson.id, lesson.steps[0].id, words.memory.begin_with(t, name)),
        exam=words.memory.exam_door(t) if lesson is None else "",
        again=words.memory.again(t, "placement"),
    )


def _quiz_result(finished: Finished, t: Translator) -> ResultScreen:
    score = memory.total(finished.answers)
    title, lead = words.cards.result(t, score.right, score.total)
    return ResultScreen(
        page="quiz",
        title=title,
        lead=lead,
        good=True,
        answers=[_card_answer(number, answer, t) for number, answer in enumerate(finished.answers, 1)],
        again=words.cards.again(t),
    )


def _card_answer(number: int, answer: Answer, t: Translator) -> ResultAnswer:
    exercise = answer.exercise
    session = exercise.session()
    return ResultAnswer(
        number=number,
        title=t.polished(exercise.context, exercise.step.title),
        ask=t.polished(exercise.context, exercise.step.ask),
        right=answer.right,
        mark=words.memory.mark(t, answer.right, answer.outcome is not None),
        answer=words.memory.right_answer(t, _right_answer(session, solution(session), t)),
        why_html=cards.fact(exercise, t),
        lesson="",
        step="",
    )


def _parts(bank: Bank, answers: tuple[Answer, ...], t: Translator) -> list[ResultPart]:
    titles = {str(part.id): part.title for part in bank.course.parts}
    return [
        ResultPart(
            title=t.polished("course", titles[part]),
            text=words.memory.part_score(t, score.right, score.total),
            share=round(100 * score.right / score.total),
        )
        for part, score in memory.by_part(answers).items()
    ]


def _result_answer(bank: Bank, number: int, answer: Answer, t: Translator) -> ResultAnswer:
    exercise = answer.exercise
    turned = TurnedTranslator(t, exercise)
    answered = Answered.of(answer)
    session = answered.before
    feedback = _present.answer(session, answer.outcome, None, turned)
    why = "" if feedback is None else feedback.text_html
    return ResultAnswer(
        number=number,
        title=turned.polished(exercise.context, exercise.step.title),
        ask=_present.task_of(session, turned).ask,
        right=answer.right,
        mark=words.memory.mark(t, answer.right, answer.outcome is not None),
        answer=words.memory.right_answer(t, _right_answer(session, answered.right, turned)),
        why_html=why + _rule(bank, exercise, why, t),
        lesson=exercise.lesson.id,
        step=exercise.step.id,
        board=answered.board(turned),
    )


def _rule(bank: Bank, exercise: Exercise, said: str, t: Translator) -> str:
    """Return the rule in one sentence, unless it speaks of squares that are not here, or was said."""
    for rule in exercise.rules[:1]:
        lesson, step = bank.homes[rule]
        text = to_html(t.polished(f"{lesson}/{step}", bank.step((lesson, step)).done))
        if not _SQUARE.search(text) and text.removeprefix("<p>").removesuffix("</p>") not in said:
            return text
    return ""


def _right_answer(session: LessonSession, attempts: list[Attempt], t: Translator) -> str:
    squares = [attempt.square for attempt in attempts if isinstance(attempt, SquareAttempt)]
    if squares:
        return words.memory.squares(t, squares)
    return "" if not attempts else _one_answer(session, attempts[0], t)


def _one_answer(session: LessonSession, attempt: Attempt, t: Translator) -> str:
    board = session.board
    match attempt:
        case MoveAttempt(from_, to, promotion) if board is not None:
            move = chess.Move.from_uci(f"{from_}{to}{promotion or ''}")
            return words.moves.san(board, move, t) if board.is_legal(move) else f"{from_}–{to}"
        case ChoiceAttempt(index):
            choice = session.state.choices[index]
            text = (
                words.page.choice(t, choice.code) if choice.code else t.pgettext(session.context, choice.text)
            )
            return polish(text, t.language)
        case TextAttempt(text):
            return localise(text, t.language)
        case _:
            return ""
