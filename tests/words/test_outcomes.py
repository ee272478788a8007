"""What tasks make of attempts, and the words of the pages."""

from __future__ import annotations

from collections.abc import Callable

import chess
import pytest

from buildtools import samples
from chesslearn import words
from chesslearn.course import ProgressError
from chesslearn.course.outcomes import (
    CHOICE_CODES,
    OUTCOME_CODES,
    QUESTION_CODES,
    Outcome,
    Question,
)
from chesslearn.course.state import StepState
from chesslearn.i18n import Translator
from chesslearn.rules import claim_draw
from chesslearn.rules.types import Reason, Status, Verdict
from chesslearn.words import announce, outcomes, page

SPEECHLESS = {
    "solved", "shown", "solved-array", "match-won", "versus-reply", "frame", "refused-as-asked", "claim-not",
}  # fmt: skip
"""Codes whose sentence comes from the lesson or from the judge."""


def test_the_tables_are_closed() -> None:
    assert set(outcomes.WRITERS) == set(OUTCOME_CODES)


def test_outcomes_are_whole(t: Translator) -> None:
    for outcome in samples.outcomes():
        said = words.outcome(t, outcome, StepState())
        assert "{" not in said.headline + said.text, outcome
        assert said.headline or outcome.code == "frame", outcome
        silent = outcome.code in SPEECHLESS or outcome.params.get("given") in ("checkmate", "stalemate")
        assert said.text or silent, outcome
        assert "wrong" not in (said.headline + said.text).lower()


def test_a_text_of_the_lesson_is_the_answer(speak: Callable[[str], Translator]) -> None:
    outcome = Outcome(
        kind="solved", code="solved", text="Rooks go straight.", done="And far.", context="rook/go"
    )
    said = words.outcome(speak("en"), outcome, StepState())
    assert (said.headline, said.text) == ("Right!", "Rooks go straight. And far.")


def test_a_refusal_is_told_by_the_judge(t: Translator) -> None:
    reason = Reason(
        "captures-king", {"from": ("e2",), "to": ("e8",), "king": ("e8",)}, {"side": "white", "piece": "R"}
    )
    verdict = Verdict(False, None, (reason,))
    refused = Outcome(kind="refused", code="refused", verdict=verdict)
    assert words.outcome(t, refused, StepState()) == words.reason(t, reason)
    asked = Outcome(kind="solved", code="refused-as-asked", params={"code": reason.code}, verdict=verdict)
    assert words.outcome(t, asked, StepState()).text == words.reason(t, reason).text


def test_a_wrong_move_that_checks_says_so(speak: Callable[[str], Translator]) -> None:
    outcome = Outcome(kind="wrong", code="wrong-move", status=Status("check"))
    assert words.outcome(speak("en"), outcome, StepState()).text.endswith("Check.")


def test_facts_of_the_judge_are_told(speak: Callable[[str], Translator]) -> None:
    board = chess.Board("8/8/4k3/8/8/3RK3/8/r7 w - - 97 90")
    because = claim_draw(board, "fifty").because
    outcome = Outcome(kind="wrong", code="claim-not", params={"given": "fifty"}, because=because)
    said = words.outcome(speak("en"), outcome, StepState())
    assert said.headline == "Not fifty moves"
    assert said.text == words.why(speak("en"), because)[0]


def test_a_misnamed_square_is_not_given_away(t: Translator) -> None:
    named = words.outcome(t, Outcome(kind="wrong", code="drill-not-name", params={"given": "d4"}))
    found = words.outcome(t, Outcome(kind="wrong", code="drill-not", params={"answer": "e4", "given": "d4"}))
    assert "d4" in named.headline
    assert "e4" in found.text


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "1 step to go"), ("en", 2, "2 steps to go"),
        ("ru", 1, "остался 1 шаг"), ("ru", 3, "осталось 3 шага"), ("ru", 5, "осталось 5 шагов"),
        ("ru", 21, "остался 21 шаг"), ("ru", 12, "осталось 12 шагов"),
        ("uk", 1, "залишився 1 крок"), ("uk", 2, "залишилося 2 кроки"), ("uk", 11, "залишилося 11 кроків"),
    ],
)  # fmt: skip
def test_counts(speak: Callable[[str], Translator], language: str, count: int, text: str) -> None:
    assert page.card_status(speak(language), 4, 4 + count).replace("\u00a0", " ") == text


def _questions() -> list[Question]:
    values = {"square": "e4", "piece": "N", "side": "black", "san": "Nf3"}
    return [Question(code, {name: values[name] for name in names}) for code, names in QUESTION_CODES.items()]


def test_the_page_has_its_words(t: Translator) -> None:
    said = [
        page.step_of(t, 3, 8), page.side(t, "white"), page.side(t, "black"), page.forward(t, (0, 3)),
        page.forward(t, (1, 3)), page.begin(t), page.go_on(t, "Rook", 2), page.all_done(t),
        page.next_lesson(t, "Bishop"), page.card_status(t, 0, 5), page.card_status(t, 5, 5),
        page.recap_title(t, 0), page.recap_title(t, 1), page.still_open(t), page.recap_lead(t, 0, 0),
        page.recap_lead(t, 2, 0), page.recap_lead(t, 0, 2), announce.promotion(t),
        *(page.choice(t, code) for code in CHOICE_CODES),
        *(page.question(t, question) for question in _questions()),
        page.counter(t, StepState(round=(1, 6))), page.counter(t, StepState(goal_count=1, goal_total=4)),
        page.counter(t, StepState(goal_count=1, goal_total=4, unit="move")),
        page.counter(t, StepState(goal_count=1, goal_total=4, unit="placed")),
        page.counter(t, StepState(goal_count=1, goal_total=4, unit="ordered")),
        page.counter(t, StepState(moves_made=2, par=4)),
    ]  # fmt: skip
    assert all(text and "{" not in text for text in said)
    assert page.counter(t, StepState()) == ""
    for code in ("no-lesson", "no-step", "reset"):
        assert page.notice(t, code, "x").text
    assert "5" in page.notice(t, "restored", 5).text
    sources = ("code", "file", "kept")
    broken = {page.notice(t, f"progress-{source}", ProgressError("broken")) for source in sources}
    newer = {page.notice(t, f"progress-{source}", ProgressError("newer")) for source in sources}
    assert (len(broken), len(newer), len(broken | newer)) == (3, 1, 4)


@pytest.mark.parametrize(
    ("fen", "uci", "en", "ru"),
    [
        ("8/8/8/8/3R4/8/8/8 w - - 0 1", "d4d8", "White rook from d4 to d8.", "Белая ладья с поля d4 на d8."),
        ("3rk3/8/8/8/3R4/8/8/4K3 w - - 0 1", "d4d8", "White rook from d4 captures the rook on d8. Check.",
         "Белая ладья с поля d4 берёт ладью d8. Шах."),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "White rook from a1 to a8. Checkmate.",
         "Белая ладья с поля a1 на a8. Мат."),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "White castles queenside.", "Длинная рокировка белых."),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "White pawn from e5 to d6, en passant.",
         "Белая пешка с поля e5 на d6, взятие на проходе."),
        ("8/8/8/8/8/8/k6p/8 b - - 0 1", "h2h1n", "Black pawn from h2 to h1, promoted to a knight.",
         "Чёрная пешка с поля h2 на h1, превращение в коня."),
    ],
)  # fmt: skip
def test_a_move_is_announced(
    speak: Callable[[str], Translator], fen: str, uci: str, en: str, ru: str
) -> None:
    board, move = chess.Board(fen), chess.Move.from_uci(uci)
    assert announce.move(speak("en"), board, move) == en
    assert announce.move(speak("ru"), board, move).replace("\u00a0", " ") == ru


def test_a_score_sheet_is_in_the_letters_of_the_language(speak: Callable[[str], Translator]) -> None:
    state = StepState(score=("1.e4", "e5", "2.Nf3", "Nc6", "3.O-O"))
    assert page.counter(speak("en"), state) == "1.e4 e5 2.Nf3 Nc6 3.O-O"
    assert page.counter(speak("uk"), state) == "1.e4 e5 2.Кf3 Кc6 3.0-0"


def test_an_answer_is_read_as_sentences(t: Translator) -> None:
    assert (
        announce.feedback(t, "Check", "<p>The <b>king</b> is attacked.</p>") == "Check. The king is attacked."
    )
    assert announce.feedback(t, "Right!", "") == "Right!"
    refusals = {
        "en": "Not possible: Pinned.",
        "ru": "Так ходить нельзя. Pinned.",
        "uk": "Так ходити не можна: Pinned.",
    }
    assert announce.refusal(t, "Pinned").replace("\u00a0", " ") == refusals[t.language]


@pytest.mark.parametrize(
    ("taken", "given", "declined", "said"),
    [
        (3, 5, 0, "3\xa0taken, 5\xa0given."),
        (3, 0, 0, "nobody can take back."),
        (3, 0, 1, "Taking back would cost Black more."),
    ],
)
def test_an_exchange_is_counted(
    taken: int, given: int, declined: int, said: str, speak: Callable[[str], Translator]
) -> None:
    params: dict[str, str | int] = {
        "line": "Rxd5 exd5",
        "taken": taken,
        "given": given,
        "declined": declined,
        "side": "black",
    }
    counted = Outcome(kind="wrong", code="drill-not-exchange", params=params)
    assert words.outcome(speak("en"), counted).text.startswith("Rxd5 exd5.")
    assert words.outcome(speak("en"), counted).text.endswith(said)
    assert words.outcome(speak("ru"), counted).text.startswith("Лxd5 exd5.")
    assert words.outcome(speak("uk"), counted).text.startswith("Тxd5 exd5.")
