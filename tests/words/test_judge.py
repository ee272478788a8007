"""Every code of the judge has words in every language, for every piece and both sides."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest

from buildtools import samples
from chesslearn import words
from chesslearn.i18n import Translator
from chesslearn.rules.codes import NOTES, REASONS
from chesslearn.rules.facts import FACT_CODES, STATUS_CODES
from chesslearn.rules.types import Fact, Reason, Status, Verdict
from chesslearn.words import Said
from chesslearn.words.judge import facts, note_texts
from chesslearn.words.judge import reasons as reason_words
from chesslearn.words.judge import status as status_words

CYRILLIC = re.compile(r"[А-Яа-яЁёІіЇїЄєҐґ]")
SQUARE = re.compile(r"[a-h][1-8]")


def test_the_tables_are_closed() -> None:
    assert set(reason_words.WRITERS) == set(REASONS)
    assert set(note_texts.WRITERS) == set(NOTES)
    assert set(facts.WRITERS) == set(FACT_CODES)
    assert tuple(row.code for row in STATUS_CODES) == status_words.CODES


def _all_reasons(t: Translator) -> Iterable[tuple[str, Said]]:
    for reason in samples.reasons():
        yield reason.code, words.reason(t, reason)
        yield reason.code, words.reason(t, reason, voice="colours")


def _all_notes(t: Translator) -> Iterable[tuple[str, Said]]:
    yield from ((note.code, words.note(t, note)) for note in samples.notes())


def _all_facts(t: Translator) -> Iterable[tuple[str, Said]]:
    yield from ((fact.code, words.fact(t, fact)) for fact in samples.facts())


def _all_status(t: Translator) -> Iterable[tuple[str, Said]]:
    for row in STATUS_CODES:
        for winner in (None, True, False):
            yield row.code, words.status(t, Status(row.code, winner))


@pytest.mark.parametrize("kind", [_all_reasons, _all_notes, _all_facts, _all_status])
def test_words_are_whole(kind: Callable[[Translator], Iterable[tuple[str, Said]]], t: Translator) -> None:
    for code, said in kind(t):
        for text in filter(None, (said.headline, said.text)):
            assert not re.search(r"[{}<>]|\bNone\b(?! of)|\s\s|\s[.,:]", text), (code, text)
            assert text[0].isupper() or SQUARE.match(text) or text[0] in "№«7", (code, text)
            assert bool(CYRILLIC.search(text)) == (t.language != "en"), (code, text)
        assert said.text, code
        assert said.text[-1] in ".!", (code, said.text)
        assert said.headline == "" or said.headline[-1] not in ".:", (code, said.headline)
        assert len(said.headline) <= 45, (code, said.headline)
        assert len(said.text) <= 190, (code, said.text)


def test_the_reader_is_you_or_the_sides_have_their_colours(t: Translator) -> None:
    yours = re.compile(r"\byours?\b|\bваш", re.IGNORECASE)
    for reason in samples.reasons():
        said = words.reason(t, reason, voice="colours")
        if reason.code not in ("own-piece", "exposes-king"):  # they state the rule to everybody
            assert not yours.search(said.text), (reason.code, said.text)


@pytest.mark.parametrize(
    ("language", "letter", "text"),
    [
        (
            "en",
            "R",
            "Your king is in check from the rook on e8. Move the king, block the line or capture the rook.",
        ),
        ("ru", "R", "Вашему королю шах от ладьи e8. Уйдите королём, закройтесь или побейте ладью."),
        ("ru", "B", "Вашему королю шах от слона e8. Уйдите королём, закройтесь или побейте слона."),
        ("uk", "R", "Вашому королю шах від тури e8. Відійдіть королем, закрийтеся або побийте туру."),
        ("uk", "Q", "Вашому королю шах від ферзя e8. Відійдіть королем, закрийтеся або побийте ферзя."),
    ],
)
def test_cases_and_genders(speak: Callable[[str], Translator], language: str, letter: str, text: str) -> None:
    reason = Reason(
        "check-unanswered",
        {"to": ("a3",), "king": ("e1",), "checkers": ("e8",), "options": ("d1",)},
        {"piece": "P", "checker": letter, "side": "white"},
        "check.must-answer",
    )
    assert words.reason(speak(language), reason).text.replace("\u00a0", " ") == text


def test_a_knight_check_is_not_to_be_blocked(t: Translator) -> None:
    def text(checker: str, square: str) -> str:
        squares = {"to": ("a3",), "king": ("e1",), "checkers": (square,), "options": ("d1",)}
        params = {"piece": "P", "checker": checker, "side": "white"}
        return words.reason(t, Reason("check-unanswered", squares, params)).text

    longest = text("R", "e8")
    assert len(text("N", "d3")) < len(longest)
    assert len(text("Q", "e2")) < len(longest)


def test_a_move_of_the_past_is_told_with_its_number(speak: Callable[[str], Translator]) -> None:
    reason = Reason(
        "castling-rook-captured",
        {"from": ("e1",), "to": ("g1",), "king": ("e1",), "rook": ("h1",), "history": ("a8", "h1")},
        {"side": "white", "wing": "king", "replaced": True, "move": "Bxh1", "number": 1, "by": "black"},
        "castling.rook-captured",
    )
    assert "1...Bxh1" in words.reason(speak("en"), reason).text
    assert "1...Сxh1" in words.reason(speak("ru"), reason).text
    assert words.reason(speak("uk"), reason).article == "ст.\u00a03.8.2.1.2 Правил ФІДЕ"


def test_a_verdict_tells_its_reasons_in_order(t: Translator) -> None:
    found = [next(r for r in samples.reasons() if r.code == code) for code in ("wrong-way", "pinned")]
    said = words.verdict(t, Verdict(False, None, tuple(found)))
    assert said == [words.reason(t, reason) for reason in found]
    assert words.verdict(t, Verdict(True, None)) == []


def test_why_says_nothing_twice(t: Translator) -> None:
    fact = Fact("double-check", {"checkers": ("e8", "b4")}, {"side": "white"})
    assert len(words.why(t, (fact, fact))) == 1
