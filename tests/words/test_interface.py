"""The strings of the front end are the keys it asks for, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from chesslearn.i18n import Translator
from chesslearn.words import interface

SOURCE = Path(__file__).resolve().parents[2] / "frontend" / "src" / "strings.ts"
ENTRY = re.compile(r'^\s*"([\w.]+)":\s*"((?:[^"\\]|\\.)*)",', re.MULTILINE)


def _drafts() -> dict[str, str]:
    return dict(ENTRY.findall(SOURCE.read_text("utf-8")))


def test_keys_are_those_of_the_front_end(t: Translator) -> None:
    assert sorted(interface.strings(t)) == sorted(_drafts())


def test_english_is_the_draft(speak: Callable[[str], Translator]) -> None:
    assert interface.strings(speak("en")) == _drafts()


def test_placeholders_stay(t: Translator) -> None:
    for key, draft in _drafts().items():
        wanted = set(re.findall(r"\{\w+\}", draft))
        assert set(re.findall(r"\{\w+\}", interface.strings(t)[key])) == wanted, key
