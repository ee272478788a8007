"""One record of the judge made ready for words: its men, squares and moves as placeholders.

Every param that names a man becomes a placeholder of its own name: `Men` when
its squares are known ("the rook on e8"), else `Man` ("rook"). A role becomes a
placeholder too, its squares as a list in words, unless a param has the name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import attrs

from chesslearn.i18n import Translator
from chesslearn.rules.types import Fact, Note, Reason
from chesslearn.words import notation
from chesslearn.words.judge.phrases import Man, Men, Side, Voice, either, joined
from chesslearn.words.said import Said, article, fill

Record = Reason | Note | Fact
Writer = Callable[["Case"], tuple[str, str]]
"""Returns the headline and the text of one code, both with placeholders."""

_LETTERS = re.compile(r"[KQRBNP]")
_ROLES = {
    "blocker": "blockers",
    "attacker": "attackers",
    "checker": "checkers",
    "protector": "protector",
    "pinner": "pinner",
}
"""The role on whose first square the man of a param stands."""


class Case:
    """A record, a language and a voice; ``values`` are its placeholders."""

    def __init__(self, t: Translator, record: Record, voice: Voice = "you") -> None:
        self.t = t
        self.record = record
        self.voice: Voice = voice
        self.squares = record.squares
        self.params = record.params
        self.values: dict[str, object] = {"king": Man(t, "K", self.side, voice)}
        for role, squares in record.squares.items():
            if squares and role != "king":
                self.values[role] = joined(t, squares)
        for name, value in record.params.items():
            self.values[name] = self._value(name, value)
        if "checker2" in record.params:
            self.values["checkers"] = self.men(self.text("checker") + self.text("checker2"), "checkers")
        if self.piece and self.square("from"):
            self.values["mover"] = self.men(self.piece, "from")

    @property
    def rule(self) -> str:
        """The id of the rule that a reason or note rests on; "" for a fact."""
        return "" if isinstance(self.record, Fact) else self.record.rule

    @property
    def side(self) -> str:
        """The side of the record, ``"white"``, ``"black"`` or "" when it names none."""
        return self.text("side")

    @property
    def piece(self) -> str:
        """The letter of the man that moves, or ""."""
        return self.text("piece")

    def text(self, name: str) -> str:
        """Return a param that is a text, or ""."""
        value = self.params.get(name)
        return value if isinstance(value, str) else ""

    def number(self, name: str) -> int:
        """Return a param that is a number, or 0."""
        value = self.params.get(name)
        return value if isinstance(value, int) else 0

    def line(self, name: str) -> list[str]:
        """Return a param that holds moves, each in the letters of the language."""
        value = self.params.get(name, "")
        moves = value if isinstance(value, tuple) else str(value).split()
        return [notation.localise(move, self.t.language) for move in moves]

    def square(self, role: str, index: int = 0) -> str:
        """Return one square of a role, or ""."""
        squares = self.squares.get(role, ())
        return squares[index] if len(squares) > index else ""

    def man(self, letter: str, side: str = "") -> Man:
        """Return a man of a side, of the record's own if none is given."""
        return Man(self.t, letter, side or self.side, self.voice)

    def men(self, letters: str, role: str) -> Men | Man:
        """Return men on the first squares of a role, or the first man alone when no square is known."""
        pairs = zip(letters, self.squares.get(role, ()), strict=False)
        men = [(self.man(letter), square) for letter, square in pairs]
        return Men(self.t, men) if men else self.man(letters[:1] or "P")

    def put(self, **values: object) -> None:
        """Add placeholders."""
        self.values.update(values)

    def any_of(self, letters: str, role: str) -> Men | Man:
        """Return men as `men` does, but as a choice: "the rook on e8 or the bishop on b4"."""
        found = self.men(letters, role)
        return attrs.evolve(found, choice=True) if isinstance(found, Men) else found

    def choose(self, role: str) -> None:
        """Make the placeholder of a role a choice of its squares: "g1 or c1"."""
        self.put(**{role: either(self.t, self.squares.get(role, ()))})

    def _value(self, name: str, value: object) -> object:
        if value in ("white", "black"):
            return Side(self.t, str(value))
        if name == "move" and isinstance(value, str):
            number, by = self.params.get("number"), self.text("by") or self.side
            localised = notation.localise(value, self.t.language)
            return notation.numbered(localised, number, by) if isinstance(number, int) else localised
        if isinstance(value, str) and _LETTERS.fullmatch(value):
            return self.men(value, _ROLES[name]) if name in _ROLES else self.man(value)
        return value


def say(case: Case, table: Mapping[str, Writer], number: str = "") -> Said:
    """Return the words of a case by the table of its kind of record."""
    headline, text = table[case.record.code](case)
    return Said(fill(case.t, headline, case.values), fill(case.t, text, case.values), article(case.t, number))
