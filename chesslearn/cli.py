"""The command ``chesslearn``: serve the course, check lessons, see what is covered.

It speaks the language of the terminal, as `chesslearn.words.terminal` finds it.
Names of commands and options, the ids of lessons and ``--json`` are the same everywhere.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from chesslearn import __version__
from chesslearn._arguments import Parser, whole_number
from chesslearn.course import ContentError, Progress, ProgressError, check_course, check_file, load_course
from chesslearn.course.cards import cards
from chesslearn.course.coverage import as_data, coverage
from chesslearn.i18n import COMPILE, LANGUAGES, CatalogMissing, Translator
from chesslearn.words import terminal
from chesslearn.words.problems import line
from chesslearn.words.terminal import HostError

_COMMANDS = ("serve", "check", "coverage", "progress", "gallery")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 0 when all is well and 1 when not."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    t = terminal.spoken()
    terminal.show_all_letters()
    # Without a command the course is served.
    if not words or (words[0] not in _COMMANDS and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "serve")
    options = _parser(t).parse_args(words)
    if options.run is _serve and options.lang:
        t = terminal.spoken(options.lang)
    try:
        return int(options.run(options, t))
    except HostError as error:
        _complain(error.said(t))
    except CatalogMissing:
        _complain(HostError("catalogs", command=f"`{COMPILE}`").said(t))
    except ContentError as error:
        _complain("\n".join(line(t, problem) for problem in error.problems))
    return 1


def _parser(t: Translator) -> Parser:
    says, place = terminal.helps(t), terminal.places(t)
    parser = Parser(t=t, prog="chesslearn", description=says["about"].format(command="serve"))
    parser.settings.add_argument(
        "--version", action="version", version=f"chesslearn {__version__}", help=says["version"]
    )
    commands = parser.add_commands(place["command"])
    _add_serve(t, commands)
    check = commands.add_parser("check", t=t, help=says["check"])
    check.places.add_argument(
        "files", nargs="*", type=Path, metavar=place["file"], help=says["lesson-file"].format(ending=".toml")
    )
    check.set_defaults(run=_check)
    covered = commands.add_parser("coverage", t=t, help=says["coverage"])
    covered.settings.add_argument("--json", action="store_true", help=says["json"])
    covered.set_defaults(run=_coverage)
    progress = commands.add_parser("progress", t=t, help=says["progress"])
    progress = progress.add_commands(place["command"]).add_parser("show", t=t, help=says["show"])
    progress.places.add_argument("source", metavar=place["code"], help=says["source"])
    progress.set_defaults(run=_progress)
    gallery = commands.add_parser("gallery", t=t, help=says["gallery"])
    add = gallery.settings.add_argument
    add("-o", "--output", type=Path, required=True, metavar=place["file"], help=says["pdf"])
    add("--lang", choices=list(LANGUAGES), default=t.language, help=says["default"].format(value=t.language))
    add("--paper", choices=["a4", "letter"], default="a4", help=says["default"].format(value="a4"))
    gallery.set_defaults(run=_gallery)
    return parser


def _add_serve(t: Translator, commands: argparse._SubParsersAction[Parser]) -> None:
    says, place = terminal.helps(t), terminal.places(t)
    port, number, positive = (partial(whole_number, t, kind) for kind in ("port", "number", "positive"))
    serve = commands.add_parser("serve", t=t, help=says["serve"])
    add = serve.settings.add_argument
    add("--port", type=port, metavar=place["number"], help=says["port"].format(value=8866))
    add("--host", default="127.0.0.1", metavar=place["address"], help=says["host"].format(address="0.0.0.0"))
    add("--no-browser", action="store_true", help=says["no-browser"])
    add("--lang", choices=list(LANGUAGES), help=says["lang"])
    add("--lessons", type=Path, metavar=place["folder"], help=says["lessons"].format(ending=".toml"))
    add("--pool", type=number, default=1, metavar=place["number"], help=says["pool"].format(value=1))
    add("--max-learners", type=positive, metavar=place["number"], help=says["max-learners"])
    add("--idle", type=positive, default=600, metavar=place["number"], help=says["idle"].format(value=600))
    serve.set_defaults(run=_serve)


def _serve(options: argparse.Namespace, t: Translator) -> int:
    from chesslearn.server import Options, serve

    if options.lessons and not options.lessons.is_dir():
        raise HostError("no-folder", folder=options.lessons)
    for problem in load_course([options.lessons] if options.lessons else []).problems:
        _complain(terminal.lines(t)["not-shown"].format(problem=line(t, problem)))
    serve(
        Options(
            port=options.port,
            host=options.host,
            browser=not options.no_browser,
            lang=options.lang,
            lessons=options.lessons,
            pool=options.pool,
            max_learners=options.max_learners,
            idle=options.idle,
        )
    )
    return 0


def _check(options: argparse.Namespace, t: Translator) -> int:
    missing = [str(path) for path in options.files if not path.is_file()]
    if missing:
        raise HostError("no-file", files=", ".join(missing))
    problems = (
        [each for path in options.files for each in check_file(path)] if options.files else check_course()
    )
    for problem in problems:
        print(line(t, problem))
    if not problems:
        print(terminal.lines(t)["no-problems"])
    return 1 if problems else 0


def _coverage(options: argparse.Namespace, t: Translator) -> int:
    levels = coverage(load_course(), cards())
    print(json.dumps(as_data(levels), indent=2) if options.json else terminal.report(t, levels))
    return 0


def _gallery(options: argparse.Namespace, _: Translator) -> int:
    from chesslearn.printing import PAPERS, gallery_pdf

    try:
        options.output.write_bytes(gallery_pdf(options.lang, PAPERS[options.paper]))
    except OSError as error:
        raise HostError("unwritten", file=options.output, cause=error) from error
    return 0


def _progress(options: argparse.Namespace, _: Translator) -> int:
    path = Path(options.source)
    try:
        if path.suffix == ".json" or _is_file(path):
            progress = Progress.from_json(path.read_text("utf-8"))
        else:
            progress = Progress.from_code(options.source)
    except ProgressError as error:
        raise HostError(f"progress-{error.code}", command="`pip install -U chesslearn`") from error
    except (OSError, UnicodeDecodeError) as error:
        raise HostError("unread", file=path, cause=error) from error
    for lesson, steps in progress.solved().items():
        print(f"{lesson}: {', '.join(steps)}")
    return 0


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # the code of one who solved much is too long for the name of a file
        return False


def _complain(message: str) -> None:
    print(f"chesslearn: {message}", file=sys.stderr, flush=True)
