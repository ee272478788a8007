"""What the command line and the server say to a host, and the language in which they say it.

Names of commands, options, packages and files stand in placeholders: they are
the same in every language. Nothing here is polished, for what is shown may be
copied back into the terminal.
"""

from __future__ import annotations

import ctypes
import errno
import io
import locale
import os
import sys

from chesslearn.course.coverage import LevelCoverage
from chesslearn.i18n import DEFAULT, LANGUAGES, CatalogMissing, Translator, choose, translator

_SIGNS = "—«»’"


class HostError(RuntimeError):
    """Something that only the host can mend: a code of `faults` and what it names.

    An error of the system or of reading, among what it names, is told in words.
    """

    def __init__(self, code: str, **names: object) -> None:
        super().__init__(code)
        self.code = code
        """The key of the text in `faults`."""
        self.names = names
        """What fills the placeholders of the text."""

    def __str__(self) -> str:
        return self.said(spoken())

    def said(self, t: Translator) -> str:
        """Return what is wrong and what helps, in the language of ``t``."""
        names = {
            name: cause(t, value) if isinstance(value, OSError | UnicodeError) else value
            for name, value in self.names.items()
        }
        return faults(t)[self.code].format_map(names)


def spoken(wish: str | None = None) -> Translator:
    """Return the translator of the terminal's language, or of one that is wished for.

    ``CHESSLEARN_LANG`` goes before the locale, and that before the language of
    Windows. A terminal that lacks the letters of a language, or a source tree
    without compiled catalogs, is spoken to in English.
    """
    place = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
    language = choose(saved=wish or os.environ.get("CHESSLEARN_LANG"), env=place or _of_windows())
    try:
        (LANGUAGES[language] + _SIGNS).encode(getattr(sys.stdout, "encoding", None) or "utf-8")
        return translator(language)
    except (UnicodeEncodeError, CatalogMissing):
        return translator(DEFAULT)


def _of_windows() -> str | None:
    """Return the locale of the menus of Windows, which sets no variables; ``None`` on other systems."""
    if sys.platform != "win32":
        return None
    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())


def show_all_letters() -> None:
    """Let a name with letters that the terminal lacks be written in their numbers."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def places(t: Translator) -> dict[str, str]:
    """Return what stands in usages for what is to be written there, by its key."""
    return {
        "command": t.pgettext("place in a usage", "COMMAND"),
        "file": t.pgettext("place in a usage", "FILE"),
        "code": t.pgettext("place in a usage", "CODE|FILE"),
        "folder": t.pgettext("place in a usage", "FOLDER"),
        "address": t.pgettext("place in a usage", "ADDRESS"),
        "number": t.pgettext("place in a usage", "N"),
    }


def helps(t: Translator) -> dict[str, str]:
    """Return what ``--help`` says of the program, of each command and of each option."""
    return {
        "about": t.gettext("The rules of chess, learned by trying. Without a command: {command}."),
        "help": t.gettext("show this help and exit"),
        "version": t.gettext("show the version and exit"),
        "serve": t.gettext("start the course and open it in the browser"),
        "check": t.gettext("list every problem of lesson files, or of the built-in course"),
        "coverage": t.gettext("which rules are taught, and by which steps"),
        "progress": t.gettext("look into a learner's progress"),
        "show": t.gettext("list the solved steps of a progress code or file"),
        "gallery": t.gettext("make a PDF of every answer of the board, each with a diagram"),
        "lesson-file": t.gettext("lesson file ({ending})"),
        "json": t.gettext("as JSON, for programs"),
        "source": t.gettext("a progress code, or the file in which progress was kept"),
        "pdf": t.gettext("PDF to write"),
        "default": t.gettext("default {value}"),
        "port": t.gettext("default {value} or, if taken, a free one; 0: any"),
        "host": t.gettext("{address} for the whole network"),
        "no-browser": t.gettext("only print the link"),
        "lang": t.gettext("for the terminal, and for browsers that ask for none of our languages"),
        "lessons": t.gettext("folder with own lessons ({ending})"),
        "pool": t.gettext("pages kept ready, default {value}"),
        "max-learners": t.gettext("let no more in at once"),
        "idle": t.gettext(
            "seconds after which a page that closed without a word is forgotten, default {value}"
        ),
    }


def parsing(t: Translator) -> dict[str, str]:
    """Return what is said about the way in which commands and options are written."""
    return {
        "usage": t.gettext("usage:"),
        "commands": t.gettext("commands"),
        "arguments": t.gettext("arguments"),
        "options": t.gettext("options"),
        "error": t.gettext("{program}: error: {message}"),
        "argument": t.gettext("argument {name}: {message}"),
        "required": t.gettext("the following arguments are required: {names}"),
        "unknown": t.gettext("unrecognized arguments: {words}"),
        "choice": t.gettext("invalid choice: {value} (choose from {choices})"),
        "one": t.gettext("expected one argument"),
        "none": t.gettext("expected no argument, got {value}"),
        "ambiguous": t.gettext("ambiguous option: {option} could match {matches}"),
        "port": t.gettext("expected a port from 0 to 65535, got {value}"),
        "number": t.gettext("expected a whole number from 0, got {value}"),
        "positive": t.gettext("expected a whole number from 1, got {value}"),
    }


def lines(t: Translator) -> dict[str, str]:
    """Return what is said when nothing went wrong for the host, by its key."""
    return {
        "at": t.gettext("The course is at {address}"),
        "network": t.gettext("From other computers: {address}"),
        "end": t.gettext("Press {keys} to end it."),
        "no-problems": t.gettext("No problems."),
        "not-shown": t.gettext("a lesson is not shown: {problem}"),
        "died": t.gettext("The process {process} of a learner ended by itself."),
        "full": t.gettext("as many learners are there as {option} lets in"),
        "level": t.gettext("{level}: {taught} of {total}"),
    }


def faults(t: Translator) -> dict[str, str]:
    """Return what is wrong, with what helps, by the codes of `HostError`."""
    return {
        "packages": t.gettext("{names} cannot be imported: run {command} again"),
        "front-end": t.gettext("the board's front end is not in {folder}: run {command} in the source tree"),
        "catalogs": t.gettext("the translations are not compiled: run {command} in the source tree"),
        "notebook": t.gettext("the notebook of the course is missing in {folder}: run {command} again"),
        "address": t.gettext("{host} is no address of this computer: try {option}"),
        "no-port": t.gettext("no port can be opened on {host} ({cause}): try {option}"),
        "port": t.gettext("port {port} cannot be opened on {host} ({cause}): choose another, or {option}"),
        "print-package": t.gettext("printing needs {package}: install it with {command}"),
        "print-cairo": t.gettext(
            "printing needs the cairo library, and it is not on this computer: "
            "install it with {apt} (Debian, Ubuntu), {brew} (macOS) or {conda}"
        ),
        "print-font": t.gettext(
            "printing needs a font with Cyrillic letters, and none was found: "
            "install one with {apt} (Debian, Ubuntu) or {conda}"
        ),
        "no-folder": t.gettext("no such folder: {folder}"),
        "no-file": t.gettext("no such file: {files}"),
        "unread": t.gettext("{file} cannot be read: {cause}"),
        "unwritten": t.gettext("{file} cannot be written: {cause}"),
        "progress-broken": t.gettext(
            "this is no progress code or file of chesslearn, or a part of it is missing or mistyped"
        ),
        "progress-newer": t.gettext("this was made by a later version of chesslearn: upgrade with {command}"),
    }


def causes(t: Translator) -> dict[int, str]:
    """Return why the system refused something, by its number."""
    denied, read_only = t.gettext("access is denied"), t.gettext("nothing can be written there")
    return {
        errno.ENOENT: t.gettext("there is no such file or folder"),
        errno.EISDIR: t.gettext("it is a folder"),
        errno.ENOTDIR: t.gettext("a part of its path is not a folder"),
        errno.EACCES: denied,
        errno.EPERM: denied,
        errno.EROFS: read_only,
        errno.ENOSPC: t.gettext("no space is left"),
        errno.EADDRINUSE: t.gettext("it is taken"),
        errno.EADDRNOTAVAIL: t.gettext("this computer does not have this address"),
    }


def cause(t: Translator, error: OSError | UnicodeError) -> str:
    """Return why something failed; what has no words here is told in the system's own."""
    if isinstance(error, UnicodeError):
        return t.gettext("it is not a text file")
    known = causes(t).get(error.errno or 0)
    return known or error.strerror or str(error)


def levels(t: Translator) -> dict[str, str]:
    """Return the names of the levels of rules, by their ids."""
    return {
        "core": t.pgettext("level of rules", "core"),
        "notation": t.pgettext("level of rules", "notation"),
        "tournament": t.pgettext("level of rules", "tournament"),
        "strategy": t.pgettext("level of rules", "strategy"),
        "variant": t.pgettext("level of rules", "variant"),
        "culture": t.pgettext("level of rules", "culture"),
    }


def report(t: Translator, covered: tuple[LevelCoverage, ...]) -> str:
    """Return coverage as a report for authors: a total for each level, then its rules by their ids."""
    names, head = levels(t), lines(t)["level"]
    told = []
    for level in covered:
        told.append(head.format(level=names[level.level], taught=level.taught, total=level.total))
        told += [f"  {each.rule.id}: {', '.join(each.steps) or '-'}" for each in level.rules]
    return "\n".join(told)
