"""The command ``chesslearn``: serve the course, check lessons, see what is covered.

Its words are for hosts and authors and are English; learners never see them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from chesslearn import __version__
from chesslearn.course import ContentError, Progress, ProgressError, check_course, check_file, load_course
from chesslearn.course.cards import cards
from chesslearn.course.coverage import as_data, as_text, coverage
from chesslearn.i18n import LANGUAGES

_COMMANDS = ("serve", "check", "coverage", "progress", "gallery")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 0 when all is well and 1 when not."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = _parser()
    # Without a command the course is served.
    if not words or (words[0] not in _COMMANDS and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "serve")
    options = parser.parse_args(words)
    return int(options.run(options))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="chesslearn",
        description="The rules of chess, learned by trying. Without a command: serve.",
    )
    parser.add_argument("--version", action="version", version=f"chesslearn {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_serve(commands)
    check = commands.add_parser("check", help="list every problem of lesson files, or of the built-in course")
    check.add_argument("files", nargs="*", type=Path, metavar="FILE", help="lesson file (.toml)")
    check.set_defaults(run=_check)
    covered = commands.add_parser("coverage", help="which rules are taught, and by which steps")
    covered.add_argument("--json", action="store_true", help="for programs")
    covered.set_defaults(run=_coverage)
    progress = commands.add_parser("progress", help="look into a learner's progress")
    progress = progress.add_subparsers(metavar="COMMAND", required=True).add_parser(
        "show", help="list the solved steps of a progress code or file"
    )
    progress.add_argument("source", metavar="CODE|FILE")
    progress.set_defaults(run=_progress)
    gallery = commands.add_parser("gallery", help="print every answer of the board, each with a diagram")
    gallery.add_argument("-o", "--output", type=Path, required=True, metavar="FILE", help="PDF to write")
    gallery.add_argument("--lang", choices=list(LANGUAGES), default="en", help="default en")
    gallery.add_argument("--paper", choices=["a4", "letter"], default="a4", help="default a4")
    gallery.set_defaults(run=_gallery)
    return parser


def _add_serve(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    serve = commands.add_parser("serve", help="start the course and open it in the browser")
    serve.add_argument(
        "--port", type=_port, metavar="N", help="default 8866 or, if taken, a free one; 0: any"
    )
    serve.add_argument("--host", default="127.0.0.1", metavar="H", help="0.0.0.0 for the whole network")
    serve.add_argument("--no-browser", action="store_true", help="only print the link")
    serve.add_argument("--lang", choices=list(LANGUAGES), help="for browsers that ask for none of ours")
    serve.add_argument("--lessons", type=Path, metavar="DIR", help="folder with own lessons (.toml)")
    serve.add_argument("--pool", type=_count, default=1, metavar="N", help="pages kept ready, default 1")
    serve.add_argument("--max-learners", type=_positive, metavar="N", help="let no more in at once")
    serve.add_argument(
        "--idle", type=_positive, default=600, metavar="N",
        help="seconds after which a page that closed without a word is forgotten, default 600",
    )  # fmt: skip
    serve.set_defaults(run=_serve)


def _serve(options: argparse.Namespace) -> int:
    from chesslearn.server import Options, ServerError, serve

    if options.lessons and not options.lessons.is_dir():
        return _fail(f"no such folder: {options.lessons}")
    try:
        for problem in load_course([options.lessons] if options.lessons else []).problems:
            print(f"chesslearn: a lesson is not shown: {problem}", file=sys.stderr, flush=True)
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
    except (ServerError, ContentError) as error:
        return _fail(str(error))
    return 0


def _check(options: argparse.Namespace) -> int:
    missing = [str(path) for path in options.files if not path.is_file()]
    if missing:
        return _fail(f"no such file: {', '.join(missing)}")
    problems = (
        [each for path in options.files for each in check_file(path)] if options.files else check_course()
    )
    for problem in problems:
        print(problem)
    if not problems:
        print("No problems.")
    return 1 if problems else 0


def _coverage(options: argparse.Namespace) -> int:
    levels = coverage(load_course(), cards())
    print(json.dumps(as_data(levels), indent=2) if options.json else as_text(levels))
    return 0


def _gallery(options: argparse.Namespace) -> int:
    from chesslearn.printing import PAPERS, PrintingError, gallery_pdf

    try:
        options.output.write_bytes(gallery_pdf(options.lang, PAPERS[options.paper]))
    except PrintingError as error:
        return _fail(str(error))
    except OSError as error:
        return _fail(f"{options.output} cannot be written: {error}")
    return 0


def _progress(options: argparse.Namespace) -> int:
    path = Path(options.source)
    try:
        if path.suffix == ".json" or path.is_file():
            progress = Progress.from_json(path.read_text("utf-8"))
        else:
            progress = Progress.from_code(options.source)
    except ProgressError as error:
        return _fail(_PROGRESS_FAULTS[error.code])
    except (OSError, UnicodeDecodeError) as error:
        return _fail(f"{path} cannot be read: {error}")
    for lesson, steps in progress.solved().items():
        print(f"{lesson}: {', '.join(steps)}")
    return 0


_PROGRESS_FAULTS = {
    "broken": "this is no progress code or file of chesslearn, or a part of it is missing or mistyped",
    "newer": "this was made by a later version of chesslearn: upgrade with `pip install -U chesslearn`",
}


def _fail(message: str) -> int:
    print(f"chesslearn: {message}", file=sys.stderr)
    return 1


def _port(text: str) -> int:
    number = _count(text)
    if number > 65_535:
        raise argparse.ArgumentTypeError(f"expected a port from 0 to 65535, got {text}")
    return number


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a whole number from 0, got {text!r}")
    return int(text)


def _positive(text: str) -> int:
    number = _count(text)
    if number == 0:
        raise argparse.ArgumentTypeError("expected at least 1, got 0")
    return number
