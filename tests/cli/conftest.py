"""What the tests of the command line share: catalogs compiled from what is in the tree now."""

from __future__ import annotations

import pytest

from buildtools.catalogs import compile_all
from chesslearn.i18n import translator


@pytest.fixture(scope="session", autouse=True)
def catalogs() -> None:
    """Compile the catalogs once."""
    compile_all()
    translator.cache_clear()
