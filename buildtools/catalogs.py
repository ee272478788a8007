"""Merge, compile and check the translation catalogs.

``python -m buildtools.catalogs update`` writes every new text of the sources
into the ``.po`` files (``update lessons/rook`` into that one alone), ``compile``
makes one ``.mo`` a language of them, and ``check`` lists everything that keeps a
catalog from being shown to a learner.

One ``.po`` a room of `buildtools.extraction`. This module needs Babel and the
standard library only: the build of the wheel runs it where the package's own
dependencies are absent.
"""

from __future__ import annotations

import difflib
import os
import re
import sys
from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, escape, read_po

from buildtools.extraction import key_of, messages, templates
from buildtools.languages import languages

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = tuple(languages())
_SIMILAR = 0.6
_EPOCH = datetime(2000, 1, 1, tzinfo=UTC)


def locales(root: Path = ROOT) -> Path:
    """Return the folder that holds a folder for each language."""
    return root / "chesslearn" / "locales"


# ── The .po files ───────────────────────────────────────────────────────────


def read(path: Path, language: str) -> Catalog:
    """Return the catalog of a ``.po`` file, empty when there is none."""
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language, abort_invalid=True)


def merged(template: Catalog, old: Catalog) -> Catalog:
    """Return the texts of ``template`` with the translations that ``old`` has for them.

    A text that replaces a similar one of the same context takes over its
    translation as fuzzy, to be read again. What the sources no longer hold is
    dropped.
    """
    wanted = {key_of(message): message for message in messages(template)}
    left = {key_of(message): message for message in messages(old) if key_of(message) not in wanted}
    result = Catalog()
    for (context, text), message in wanted.items():
        found, fuzzy = old.get(text, context), False
        if found is None:
            near = [key[1] for key in left if key[0] == context]
            if match := difflib.get_close_matches(text, near, 1, _SIMILAR):
                found, fuzzy = left.pop((context, match[0])), True
        if found is not None and isinstance(found.id, str) != isinstance(message.id, str):
            found = None
        added = result.add(
            message.id,
            locations=message.locations,
            auto_comments=message.auto_comments,
            user_comments=found.user_comments if found else (),
            context=context,
        )
        if found is not None and found.string and any(found.string):
            added.string = found.string
            added.flags |= {"fuzzy"} if fuzzy or found.fuzzy else set()
    return result


def po_text(catalog: Catalog, language: str) -> str:
    """Return a catalog as the text of a ``.po`` file: no dates, no wrapping, no line numbers."""
    header = (
        "Project-Id-Version: chesslearn",
        f"Language: {language}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: 8bit",
        f"Plural-Forms: {languages()[language].plural_forms}",
    )
    blocks = ["\n".join(['msgid ""', 'msgstr ""', *(f'"{line}\\n"' for line in header)])]
    blocks += ["\n".join(_entry(message, languages()[language].plurals)) for message in messages(catalog)]
    return "\n\n".join(blocks) + "\n"


def _entry(message: Message, plurals: int) -> Iterator[str]:
    yield from (f"# {comment}" for comment in message.user_comments)
    yield from (f"#. {comment}" for comment in message.auto_comments)
    yield "#: " + " ".join(dict.fromkeys(place for place, _ in message.locations))
    if message.fuzzy:
        yield "#, fuzzy"
    if message.context is not None:
        yield f"msgctxt {_quoted(message.context)}"
    if isinstance(message.id, str):
        yield f"msgid {_quoted(message.id)}"
        yield f"msgstr {_quoted(message.string if isinstance(message.string, str) else '')}"
        return
    yield f"msgid {_quoted(message.id[0])}"
    yield f"msgid_plural {_quoted(message.id[1])}"
    forms = message.string if isinstance(message.string, (tuple, list)) else ()
    for number in range(max(plurals, len(forms))):
        yield f"msgstr[{number}] {_quoted(forms[number] if number < len(forms) else '')}"


def _quoted(text: str) -> str:
    if "\n" not in text:
        return escape(text)
    return "\n".join(['""', *(escape(line) for line in text.splitlines(keepends=True))])


def update(root: Path = ROOT, only: Collection[str] = ()) -> list[Path]:
    """Bring the ``.po`` files up to the sources, all or ``only`` some rooms; return those that changed.

    A file whose source is gone is removed when all are brought up.
    """
    changed = []
    rooms = templates(root)
    for language in LANGUAGES:
        folder = locales(root) / language
        for room, template in rooms.items():
            if only and room not in only:
                continue
            path = folder / f"{room}.po"
            text = po_text(merged(template, read(path, language)), language)
            if not path.exists() or path.read_text("utf-8") != text:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
                changed.append(path)
        for path in sorted(folder.rglob("*.po")) if not only else ():
            if path.relative_to(folder).with_suffix("").as_posix() not in rooms:
                path.unlink()
                changed.append(path)
    return changed


# ── The .mo files ───────────────────────────────────────────────────────────


def compile_language(language: str, root: Path = ROOT) -> Path:
    """Merge all ``.po`` files of a language into its one ``.mo`` and return its path."""
    whole = Catalog(locale=language, creation_date=_EPOCH, revision_date=_EPOCH, charset="utf-8")
    for path in sorted((locales(root) / language).rglob("*.po")):
        for message in messages(read(path, language)):
            if not message.fuzzy and message.string and all(message.string):
                whole.add(message.id, message.string, context=message.context)
    return write(whole, locales(root) / language)


def mo_bytes(catalog: Catalog) -> bytes:
    """Return a catalog as the bytes of a ``.mo`` file."""
    out = BytesIO()
    write_mo(out, catalog)
    return out.getvalue()


def write(catalog: Catalog, folder: Path) -> Path:
    """Write the ``.mo`` of a language into its folder, at once for whoever reads it meanwhile."""
    target = folder / "LC_MESSAGES" / "chesslearn.mo"
    target.parent.mkdir(parents=True, exist_ok=True)
    beside = target.with_suffix(f".{os.getpid()}")
    beside.write_bytes(mo_bytes(catalog))
    beside.replace(target)
    return target


def compile_all(root: Path = ROOT) -> list[Path]:
    """Compile every language; return the paths of the ``.mo`` files."""
    return [compile_language(language, Path(root)) for language in LANGUAGES]


# ── Commands ────────────────────────────────────────────────────────────────


def check(root: Path = ROOT) -> list[str]:
    """Return every fault of every catalog, one line each."""
    from buildtools.catalog_checks import faults

    found = []
    rooms = templates(root)
    for language in LANGUAGES:
        folder = locales(root) / language
        for room, template in rooms.items():
            path = folder / f"{room}.po"
            where = path.relative_to(root).as_posix()
            if not path.exists():
                found.append(f"{where}: the file is missing (run: python -m buildtools.catalogs update)")
                continue
            try:
                catalog = read(path, language)
            except PoFileError as error:
                found.append(f"{where}: the file can not be read: {error}")
            else:
                found += [f"{where}: {fault}" for fault in faults(template, catalog, language)]
        for path in sorted(folder.rglob("*.po")):
            if path.relative_to(folder).with_suffix("").as_posix() not in rooms:
                found.append(f"{path.relative_to(root).as_posix()}: no source has this catalog any more")
    return found


def main(arguments: list[str]) -> int:
    """Run one command and return the exit code."""
    match arguments:
        case ["update", *rooms]:
            for path in update(only=rooms):
                print(f"updated {path.relative_to(ROOT)}")
            return 0
        case ["compile"]:
            for path in compile_all():
                print(f"compiled {path.relative_to(ROOT)}")
            return 0
        case ["check", *only]:
            found = [line for line in check() if not only or any(re.search(part, line) for part in only)]
            print("\n".join(found) if found else "the catalogs are complete")
            return 1 if found else 0
        case _:
            print(
                "usage: python -m buildtools.catalogs update [ROOM...] | compile | check [PATTERN...]",
                file=sys.stderr,
            )
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
