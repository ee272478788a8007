"""Translators over catalogs that are compiled from what is in the tree now."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from buildtools.catalogs import compile_all
from chesslearn.i18n import LANGUAGES, Translator, translator


@pytest.fixture(scope="session")
def speak() -> Callable[[str], Translator]:
    """Return the translator of a language, after compiling the catalogs once."""
    compile_all()
    translator.cache_clear()
    return translator


@pytest.fixture(params=list(LANGUAGES))
def t(request: pytest.FixtureRequest, speak: Callable[[str], Translator]) -> Translator:
    """Each language in turn."""
    return speak(request.param)
