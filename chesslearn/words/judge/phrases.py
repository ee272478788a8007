"""Placeholders that know their grammar: a man, men on their squares, a side.

A translation asks for the form it needs: ``{attacker:g}`` is the genitive,
``{attacker:N}`` a nominative that begins a sentence, ``{target.kind:own a}`` the
accusative of "your pawn", ``{man:colour n}`` the nominative of "black knight".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import attrs

from chesslearn.i18n import Translator
from chesslearn.words.judge import nouns

Voice = Literal["you", "colours"]
"""Whether the reader plays one side ("your king"), or both ("the white king")."""


def capital(text: str) -> str:
    """Return ``text`` with its first letter as a capital."""
    return text[:1].upper() + text[1:]


@attrs.frozen
class Man:
    """A man by kind, with its side when the words need one."""

    t: Translator
    letter: str
    side: str = ""
    voice: Voice = "you"

    def __format__(self, form: str) -> str:
        owner, _, case = form.rpartition(" ")
        phrase = self._table(owner.lower())[self.letter, case.lower() or "n"]
        return capital(phrase) if form[:1].isupper() else phrase

    def _table(self, owner: str) -> nouns.Phrases:
        match owner, self.voice, self.side:
            case "own", "colours", "white":
                return nouns.the_white(self.t)
            case "own", "colours", "black":
                return nouns.the_black(self.t)
            case "own", _, _:
                return nouns.yours(self.t)
            case "colour", _, "white":
                return nouns.white(self.t)
            case "colour", _, "black":
                return nouns.black(self.t)
            case _:
                return nouns.plain(self.t)


@attrs.frozen
class Men:
    """One or more men, each on its square: "the rook on e8 and the bishop on b4", or a choice of them."""

    t: Translator
    men: Sequence[tuple[Man, str]]
    choice: bool = False

    @property
    def kind(self) -> Man:
        """The first man without its square."""
        return self.men[0][0]

    @property
    def square(self) -> str:
        """The square of the first man."""
        return self.men[0][1]

    def __format__(self, form: str) -> str:
        listed = either if self.choice else joined
        text = listed(self.t, [self._one(man, square, form.lower()) for man, square in self.men])
        return capital(text) if form[:1].isupper() else text

    def _one(self, man: Man, square: str, form: str) -> str:
        # For translators: the man comes in the case that the sentence needs.
        template = self.t.pgettext("a man on its square", "the {man} on {square}")
        return template.format(man=format(man, form), square=square)


@attrs.frozen
class Side:
    """A player: "White" or "Black"."""

    t: Translator
    name: str

    def __format__(self, form: str) -> str:
        name = nouns.sides(self.t)[self.name, form.lower() or "n"]
        return capital(name) if form[:1].isupper() else name


def joined(t: Translator, items: Sequence[str]) -> str:
    """Return items as a list in words: "e4, e5 and e6"."""
    if len(items) < 2:
        return items[0] if items else ""
    first = ", ".join(items[:-1])
    # For translators: the last two items of a list; {first} may hold several with commas.
    return t.pgettext("list", "{first} and {last}").format(first=first, last=items[-1])


def either(t: Translator, items: Sequence[str]) -> str:
    """Return items as a choice in words: "g1 or c1"."""
    if len(items) < 2:
        return items[0] if items else ""
    first = ", ".join(items[:-1])
    # For translators: the last two items of a choice; {first} may hold several with commas.
    return t.pgettext("choice", "{first} or {last}").format(first=first, last=items[-1])
