"""What may be wrong with the translation of a text, one function a kind of fault.

`buildtools.catalogs` calls `faults` for each catalog. A fault is one line that
names the text and says what is wrong, for a translator to mend.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from functools import cache

from babel.messages.catalog import Catalog, Message

from buildtools.extraction import key_of, messages
from buildtools.languages import Language, languages

SAME_AS_ENGLISH = frozenset({"chesslearn"})
"""Texts that stay as they are in every language."""

FORMS = frozenset("ngdaip")
OWNED_FORMS = frozenset("nga")
"""The cases a placeholder may ask for: alone, and after ``own`` or ``colour`` (the king has ``d`` too)."""

_PLACEHOLDER = re.compile(r"\{[^{}]*\}")
_MOVE = re.compile(r"(?<![A-Za-z\w])([KQRBN]?)([a-h]?[1-8]?x?[a-h][1-8])(?!\w)")
_CASTLING = re.compile(r"(?<![\w-])(?:O-O-O|O-O|0-0-0|0-0)(?![\w-])")
_WORD = re.compile(r"[^\W\d_]+")
_CYRILLIC_SQUARE = re.compile(r"(?<!\w)[авсдехАВСДЕХ][1-8](?!\w)")
_APOSTROPHE = re.compile(r"['\u02bc`]")


def faults(template: Catalog, catalog: Catalog, language: str) -> Iterator[str]:
    """Yield every fault of ``catalog`` against the texts that the sources hold now."""
    wanted = {key_of(message): message for message in messages(template)}
    for message in messages(catalog):
        if key_of(message) not in wanted:
            yield _line(message, "stale: the source no longer holds this text (run update)")
    for (context, text), source in wanted.items():
        found = catalog.get(text, context)
        if found is None:
            yield _line(source, "missing (run update, then translate)")
            continue
        yield from (_line(found, what) for what in _message_faults(source, found, language))


def _line(message: Message, what: str) -> str:
    text = key_of(message)[1].replace("\n", " ")
    short = text if len(text) <= 60 else text[:57] + "..."
    return f"[{message.context or '-'}] {short!r}: {what}"


def _message_faults(source: Message, message: Message, language: str) -> Iterator[str]:
    if message.fuzzy:
        yield "fuzzy: the source has changed; read it again and drop the flag"
        return
    sources = (source.id,) if isinstance(source.id, str) else tuple(source.id)
    strings = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    filled = sum(map(bool, strings))
    plurals = languages()[language].plurals
    if len(sources) == 2 and filled not in (0, plurals):
        yield f"{filled} plural forms, {language} has {plurals}"
    elif not strings or not all(strings):
        yield "empty"
        return
    strings = tuple(filter(None, strings))
    for string_ in dict.fromkeys(strings):
        for what in text_faults(sources[-1], string_, language):
            yield what if len(strings) == 1 else f"{what} (in {string_!r})"


def text_faults(source: str, text: str, language: str) -> Iterator[str]:
    """Yield what is wrong with ``text`` as the translation of ``source``."""
    known = languages()[language]
    yield from _placeholders(source, text)
    yield from _squares(source, text, known)
    yield from _own_faults(text, known, source)
    if text == source and text not in SAME_AS_ENGLISH and _WORD.search(_prose(text)):
        yield "identical to the English"
    if source.count("**") != text.count("**"):
        yield "another number of ** than the English"
    if source.count("\n\n") != text.count("\n\n") or source.count("\n- ") != text.count("\n- "):
        yield "other paragraphs or list items than the English"


def sentence_faults(text: str, language: str, english: str = "") -> Iterator[str]:
    """Yield what is wrong with a sentence as it is shown, whatever it is the translation of.

    ``english`` holds the words that may stand in it in English, and it may have no-break spaces.
    """
    yield from _own_faults(text.replace("\u00a0", " "), languages()[language], english)


def _own_faults(text: str, known: Language, english: str) -> Iterator[str]:
    """Yield what is wrong with a text by itself: letters, signs and words."""
    yield from _alphabet(english, text, known)
    yield from _typography(text, known)
    for found in known.avoid.findall(text) if known.avoid else ():
        yield f"a word of the list of words to avoid: {found!r}"


def fields(text: str) -> list[tuple[str, str]]:
    """Return the placeholders of a text as pairs of name and form.

    Raises ``ValueError`` when a brace is left open.
    """
    return [(name, form or "") for _, name, form, _ in string.Formatter().parse(text) if name is not None]


def _placeholders(source: str, text: str) -> Iterator[str]:
    try:
        names, wanted = fields(text), fields(source)
    except ValueError as error:
        yield f"placeholders can not be read: {error}"
        return
    if lost := sorted({name for name, _ in wanted} - {name for name, _ in names}):
        yield f"placeholder lost: {', '.join(lost)}"
    if added := sorted({name for name, _ in names} - {name for name, _ in wanted}):
        yield f"placeholder added: {', '.join(added)}"
    for name, form in names:
        if form and not _known_form(name, form):
            yield f"unknown form {form!r} of placeholder {name!r}"


def _known_form(name: str, form: str) -> bool:
    owner, _, case = form.lower().rpartition(" ")
    owned = OWNED_FORMS | ({"d"} if name == "king" else set())
    return case in {"": FORMS, "own": owned, "colour": owned}.get(owner, frozenset())


@cache
def _local_move(letters: tuple[str, ...]) -> re.Pattern[str]:
    """Return what finds a move or a square in a language with these letters of the men."""
    longest_first = "|".join(sorted(letters, key=len, reverse=True))
    return re.compile(rf"(?<!\w)((?:{longest_first})?)([a-h]?[1-8]?x?[a-h][1-8])(?!\w)")


def _prose(text: str) -> str:
    """Return the text without placeholders, moves and squares."""
    text = _MOVE.sub(" ", _PLACEHOLDER.sub(" ", text))
    for language in languages().values():
        text = _local_move(tuple(language.letters.values())).sub(" ", text)
    return _CASTLING.sub(" ", text)


def _squares(source: str, text: str, language: Language) -> Iterator[str]:
    letters = language.letters
    moves = _local_move(tuple(letters.values()))
    wanted = {letters.get(piece, "") + rest for piece, rest in _MOVE.findall(_PLACEHOLDER.sub(" ", source))}
    found = {piece + rest for piece, rest in moves.findall(_PLACEHOLDER.sub(" ", text))}
    if lost := sorted(wanted - found):
        yield f"squares or moves lost: {', '.join(lost)}"
    if added := sorted(found - wanted):
        yield f"squares or moves added: {', '.join(added)}"
    castlings = {move.replace("O", "0") for move in _CASTLING.findall(source)}
    if castlings != set(_CASTLING.findall(text)):
        yield "castling is written 0-0 and 0-0-0, as often as in the English"


def _alphabet(source: str, text: str, language: Language) -> Iterator[str]:
    if language.foreign and (found := language.foreign.findall(text)):
        yield f"{language.foreign_alphabet} letters: {''.join(dict.fromkeys(found))}"
    if all(letter.isascii() for letter in "".join(language.letters.values())):
        return  # written in Latin letters, as the English is
    for square in _CYRILLIC_SQUARE.findall(text):
        yield f"Cyrillic letter in the square {square!r}"
    prose, english = _prose(text), set(_WORD.findall(_PLACEHOLDER.sub(" ", source)))
    for word in dict.fromkeys(_WORD.findall(prose)):
        latin = [letter for letter in word if letter.isascii()]
        if latin and len(latin) < len(word):
            yield f"Latin {''.join(latin)!r} inside the word {word!r}"
        elif latin and word not in english:
            yield f"Latin word {word!r} that the English has not"


def _typography(text: str, language: Language) -> Iterator[str]:
    prose = _PLACEHOLDER.sub(" ", text)
    if _APOSTROPHE.search(prose):
        yield f"the apostrophe is {language.apostrophe}" if language.apostrophe else "a straight apostrophe"
    if '"' in prose:
        yield f"straight quotes: write {language.quotes}"
    if re.search(r"\s[-\u2013]\s", prose) and not re.search(r"\n- ", prose):
        yield "a hyphen as dash: write \u2014"
    if "\u00a0" in text:
        yield "a no-break space: catalogs keep plain spaces"
    for found in language.needs_yo.finditer(prose) if language.needs_yo else ():
        yield f"\u0435 for \u0451: {found.group()!r}"
