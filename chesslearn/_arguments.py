"""A parser of arguments that speaks the language of the terminal.

The standard library's says its own words in English. Here its headings are given
to it, and what it says of an error is told again in words of ours. Its words
differ a little from version to version: `_TOLD` holds for Python 3.11 to 3.15.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from functools import partial
from typing import Any, NoReturn

from chesslearn.i18n import Translator
from chesslearn.words import terminal

# What the library says, by the key of what is said instead.
_TOLD = {
    key: re.compile(said, re.DOTALL)
    for key, said in {
        "required": r"the following arguments are required: (?P<names>.*)",
        "unknown": r"unrecognized arguments: (?P<words>.*)",
        "choice": r"invalid choice: (?P<value>.*?)(, maybe you meant .*\?)? \(choose from (?P<choices>.*)\)",
        "one": r"expected one argument",
        "none": r"ignored explicit argument (?P<value>.*)",
        "ambiguous": r"ambiguous option: (?P<option>.*) could match (?P<matches>.*)",
    }.items()
}
_OF_ARGUMENT = re.compile(r"argument (?P<name>\S+): (?P<message>.*)", re.DOTALL)


class Parser(argparse.ArgumentParser):
    """Parses arguments; its help and its errors are in the language of ``t``.

    What it takes is added to its groups ``places`` and ``settings``.
    """

    def __init__(self, *, t: Translator, **how: Any) -> None:
        self._said = terminal.parsing(t)
        super().__init__(**how, add_help=False, formatter_class=partial(_Formatter, self._said["usage"]))
        self.places = self.add_argument_group(self._said["arguments"])
        self.settings = self.add_argument_group(self._said["options"])
        self.settings.add_argument("-h", "--help", action="help", help=terminal.helps(t)["help"])

    def add_commands(self, place: str) -> argparse._SubParsersAction[Parser]:
        """Add what takes commands, of which one must be given; each is told its ``t``."""
        return self.add_subparsers(title=self._said["commands"], metavar=place, required=True)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, under the usage, and exit with 2."""
        self.print_usage(sys.stderr)
        told = self._said["error"].format(program=self.prog, message=self._told(message))
        self.exit(2, f"{told}\n")

    def _told(self, message: str) -> str:
        if found := _OF_ARGUMENT.fullmatch(message):
            return self._said["argument"].format(name=found["name"], message=self._told(found["message"]))
        for key, pattern in _TOLD.items():
            if found := pattern.fullmatch(message):
                return self._said[key].format_map(found.groupdict())
        return message


class _Formatter(argparse.HelpFormatter):
    def __init__(self, usage: str, **how: Any) -> None:
        super().__init__(**how)
        self._usage = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage} " if prefix is None else prefix)


_NUMBERS = {"port": range(65_536), "number": range(10**9), "positive": range(1, 10**9)}


def whole_number(t: Translator, kind: str, text: str) -> int:
    """Return the number that a text names, of a kind: ``"port"``, ``"number"`` or ``"positive"``."""
    number = int(text) if re.fullmatch(r"[0-9]{1,9}", text) else -1
    if number not in _NUMBERS[kind]:
        raise argparse.ArgumentTypeError(terminal.parsing(t)[kind].format(value=repr(text)))
    return number
