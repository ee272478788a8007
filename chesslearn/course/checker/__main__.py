"""Check lesson files from the command line: ``python -m chesslearn.course.checker FILE...``."""

from __future__ import annotations

import sys
from pathlib import Path

from chesslearn.course.checker import check_course, check_file
from chesslearn.course.course import load_course
from chesslearn.course.ledger import add_to_ledger, missing_from_ledger


def main(arguments: list[str]) -> int:
    """Print every problem of the files, or of the built-in course; return 1 if there is any.

    With ``--ledger``, give the new steps of the built-in course their numbers instead.
    """
    if arguments == ["--ledger"]:
        missing = missing_from_ledger(load_course().lessons.values())
        add_to_ledger(missing)
        print(f"{len(missing)} steps added to the ledger")
        return 0
    problems = (
        [each for name in arguments for each in check_file(Path(name))] if arguments else check_course()
    )
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
