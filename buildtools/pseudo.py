"""A language that nobody speaks: every text of the catalogs in strange letters, and longer.

What a page shows in plain letters while it speaks this language is in no
catalog, and what no longer fits would not fit in German either.
``python -m buildtools.pseudo FOLDER`` makes it there; ``CHESSLEARN_LOCALES=FOLDER``
lets the course speak it, as any language that is not part of the course yet.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from babel.messages.catalog import Catalog

from buildtools import catalogs
from buildtools.extraction import messages, templates

CODE = "qps"
"""Its code: of those that ISO 639 leaves to everybody's own use."""

NAME = "Ƥşēũďŏ"
LONGER = 0.3
"""By how much a text of the language is longer than the English: as Russian may be."""

_STRANGE = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÄƁÇĎĒƑĜĤĪĴĶĹṀŃÕƤǪŔŞŤŨṼŴẊŸŽäƀçďēƒĝĥīĵķĺṁńõƥǫŕşťũṽŵẋÿž",
)
_KEPT = re.compile(
    r"\{[^{}]*\}"  # places to be filled in
    r"|(?<!\w)(?:O-O-O|O-O|0-0-0|0-0|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBN])?[+#]?)(?!\w)"
    r"|(?<![\w-])[a-hKQRBN](?![\w’'-])"  # a file, the letter of a piece
    r"|(?<![\w-])[a-h](?=-)"
)
_FILE = f"""name = "{NAME}"
plural-forms = "nplurals=2; plural=(n != 1);"
letters = {{ K = "K", Q = "Q", R = "R", B = "B", N = "N" }}
"""


def pseudo(text: str) -> str:
    """Return a text in strange letters, a third longer; what is filled in, squares and moves stay.

    >>> pseudo("Move the rook to {square}.")
    '[Ṁõṽē ťĥē ŕõõķ ťõ {square}.~~~~~]'
    """
    strange, last = [], 0
    for found in _KEPT.finditer(text):
        strange += [text[last : found.start()].translate(_STRANGE), found.group()]
        last = found.end()
    strange.append(text[last:].translate(_STRANGE))
    body = "".join(strange)
    if not re.search(r"\w", text):
        return body
    return f"[{body}{_filling(round(LONGER * len(_KEPT.sub('', text))))}]"


def _filling(length: int) -> str:
    """Return what makes a text longer, in words that a line can break between."""
    return "~" * (length % 6) + " ~~~~~" * (length // 6)


def catalog(root: Path = catalogs.ROOT) -> Catalog:
    """Return every text of all sources in the language."""
    whole = Catalog(charset="utf-8")
    for template in templates(root).values():
        for message in messages(template):
            if isinstance(message.id, str):
                whole.add(message.id, pseudo(message.id), context=message.context)
            else:
                whole.add(message.id, tuple(map(pseudo, message.id)), context=message.context)
    return whole


def make(folder: Path, root: Path = catalogs.ROOT) -> Path:
    """Make the language in ``folder``, for ``CHESSLEARN_LOCALES``; return its own folder."""
    home = folder / CODE
    catalogs.write(catalog(root), home)
    (home / "language.toml").write_text(_FILE, "utf-8")
    return home


if __name__ == "__main__":
    print(make(Path(sys.argv[1])))
