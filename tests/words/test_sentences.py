"""Nothing that the program says in Russian or Ukrainian breaks the grammar that a machine can check."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from buildtools.catalog_checks import sentence_faults
from buildtools.everything_said import Sentence, table
from chesslearn.i18n import Translator

ENGLISH = (
    "chesslearn II x g FEN PGN Stockfish stockfish xyz Atomic Escape Enter Python python chess English "
    "K Q R B N a h e PDF JSON Debian Ubuntu macOS cairo"
)
"""What may stand in Latin letters."""
NAMES = re.compile(r"ФИДЕ|ФІДЕ|ПИН|ПІН|Царь горы|Цар гори|(?<=«)[А-ЯЁІЇЄҐ]|Правил|Рекомендац\w+")
CAPITALS = re.compile(r"[А-ЯЁІЇЄҐ]{2}")
MIDDLE = re.compile(r"(?:[а-яёіїєґ,)–—]|[а-яёіїєґ]’) [А-ЯЁІЇЄҐ][а-яёіїєґ’]+")
BROKEN = re.compile(r"[{}<>]|  |\s[.,:;!?]|(?<![.\d])\.\.(?!\.)|\(\)|«»|\bNone\b|\bFalse\b|\bTrue\b")
END = re.compile(r"[.!?…][»”]?$")

# Each noun: its stems, and the forms for 1 (in several cases), for 2 to 4, and for 5 and more.
NOUNS = {
    "ru": """ход/ход/хода/ходов; полуход/полуход/полухода/полуходов;
        пол/поле/поля/полей; шаг/шаг/шага/шагов; раз/раз/раза/раз;
        фигур/фигура фигуру/фигуры/фигур; пешк пешек/пешка пешку/пешки/пешек;
        попыт/попытка попытку/попытки/попыток; очк очок/очко/очка/очков;
        звёзд звезд/звезда звезду/звезды звёзды/звёзд;
        вопрос/вопрос/вопроса/вопросов; правил/правило/правила/правил; минут/минута минуту/минуты/минут;
        урок/урок/урока/уроков; дн день/день/дня/дней; ответ/ответ/ответа/ответов;
        секунд/секунда секунду/секунды/секунд; слон/слон слона/слона/слонов; кон/конь коня/коня/коней;
        лад/ладья ладью/ладьи/ладей""",
    "uk": """хід ход/хід/ходи/ходів; пол/поле/поля/полів; крок/крок/кроки/кроків; раз/раз/рази/разів;
        фігур/фігура фігуру/фігури/фігур; пішак/пішак пішака/пішаки/пішаків;
        спроб/спроба спробу/спроби/спроб; очк очок/очко/очки/очок;
        зір зірк/зірка зірку/зірки/зірок; півход півхід/півхід/півходи/півходів;
        запитан питан/запитання питання/запитання питання/запитань питань; правил/правило/правила/правил;
        хвилин/хвилина хвилину/хвилини/хвилин; урок/урок/уроки/уроків; дн день/день/дні/днів;
        відповід/відповідь/відповіді/відповідей; секунд/секунда секунду/секунди/секунд;
        слон/слон слона/слони/слонів; кон кін/кінь коня/коні/коней; тур/тура туру/тури/тур""",
}
ROWS = {
    language: [[forms.split() for forms in row.strip().split("/")] for row in rows.split(";")]
    for language, rows in NOUNS.items()
}
_COUNTED = re.compile(r"(?:(\w+) )?(?<![\w.:+=–-])(\d+) ([а-яёіїєґ’]+)", re.IGNORECASE)
_GENITIVE = frozenset(
    ["из", "із", "з", "зі", "около", "близько", "после", "після", "до", "от", "від", "больше"]
)
_LEFT = re.compile("остал|залиши")


def form_of(number: int) -> int:
    """Return which form a number asks for: 0 for 1 and 21, 1 for 2 to 4, 2 for the others."""
    if number % 10 == 1 and number % 100 != 11:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def number_faults(text: str, language: str) -> Iterator[str]:
    """Yield each number with a noun in the wrong form, or with a verb that does not agree with it."""
    for before, digits, noun in _COUNTED.findall(text.replace("\u00a0", " ")):
        row = next((row for row in ROWS[language] if noun.startswith(tuple(row[0]))), None)
        if row is None or noun.startswith("правильн"):  # an adjective
            continue
        form, word = form_of(int(digits)), before.lower()
        wrong = (noun in row[3]) == (form == 0) if word in _GENITIVE else noun not in row[1 + form]
        if wrong or (_LEFT.match(word) and not word.endswith(_left(row[1][0], form))):
            yield f"{before} {digits} {noun}".strip()


def _left(nominative: str, form: int) -> tuple[str, ...]:
    """Return how "is left" ends before a number: after 1 and 21 it agrees with the noun."""
    if form or nominative.endswith(("е", "о", "ня")):
        return ("ось", "лося")
    return ("ась", "лася") if nominative.endswith(("а", "я")) else ("лся", "вся")


def faults(said: Sentence, language: str) -> Iterator[str]:
    """Yield what is wrong with something said."""
    text = re.sub(r"\{\w+\}", "9", said.text) if said.kind == "template" else said.text
    yield from (f"broken: {found!r}" for found in BROKEN.findall(text))
    plain = _without_moves(NAMES.sub("", text.replace("\u00a0", " ")))
    if not said.code.startswith("terminal places"):
        yield from (f"two capitals: {found}" for found in CAPITALS.findall(plain))
    yield from (f"a capital inside a sentence: {found}" for found in MIDDLE.findall(plain))
    yield from number_faults(text, language)
    if said.kind == "text" and not END.search(text):
        yield "no sign at the end"
    if not said.code.startswith("strings language"):
        yield from sentence_faults(text, language, ENGLISH)


def _without_moves(text: str) -> str:
    return re.sub(r"(?:Кр|[ФЛСКТ])?(?:[a-h]?[1-8]?x?|@)[a-h][1-8]|\b(?:Кр|[ФЛСКТ])\b", "поле", text)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_every_sentence_is_sound(speak: Callable[[str], Translator], language: str) -> None:
    found = [
        f"{said.code}: {said.text!r}: {what}"
        for said in table(speak(language))
        for what in faults(said, language)
    ]
    assert not found, "\n".join(found)


def test_every_language_says_as_much(speak: Callable[[str], Translator]) -> None:
    codes = [{said.code for said in table(speak(language))} for language in ("en", "ru", "uk")]
    assert codes[0] == codes[1] == codes[2]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ru", "2 ход"), ("ru", "21 ходов"), ("ru", "11 ход"), ("ru", "осталось 21 ход"),
        ("ru", "остался 5 ходов"), ("ru", "из 21 шагов"), ("ru", "около 2 минуты"),
        ("uk", "5 хода"), ("uk", "2 ходів"), ("uk", "залишився 2 кроки"),
    ],
)  # fmt: skip
def test_a_wrong_form_is_found(language: str, text: str) -> None:
    assert list(number_faults(text, language))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Конь на {square}", "broken"), ("Конь  стоит", "broken"), ("Конь на e4", "no sign"),
        ("На e4 Конь.", "capital inside"), ("КОнь на e4.", "two capitals"), ("Конь на е4.", "Cyrillic"),
        ("Kонь на e4.", "Latin"), ("Королева на e4.", "avoid"), ("Кінь на e4.", "Ukrainian"),
    ],
)  # fmt: skip
def test_a_fault_is_found(text: str, fault: str) -> None:
    assert any(fault in found for found in faults(Sentence("code", "text", text), "ru")), fault
