"""The words of the coach: what threatens the side to move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from chesslearn.i18n import Translator
from chesslearn.words import notation
from chesslearn.words.judge.phrases import Man, Men
from chesslearn.words.said import Said, fill


class Threat(Protocol):
    """What the words need of a coach's remark."""

    @property
    def code(self) -> str:
        """What threatens: ``threat-mate`` or ``threat-capture``."""

    @property
    def squares(self) -> Mapping[str, tuple[str, ...]]:
        """Squares by their role."""

    @property
    def params(self) -> Mapping[str, str | int | bool | tuple[str, ...]]:
        """Men and moves."""


def threats(t: Translator, found: Sequence[Threat], *, side: str, check: bool) -> list[Said]:
    """Return what threatens, weightiest first, or that nothing does; ``side`` is who threatens.

    ``check``: the side to move is in check, and nothing else counts.
    """
    if check:
        return [
            Said(
                fill(t, t.gettext("Check first")),
                fill(t, t.gettext("The king is in check: answer that before anything else.")),
            )
        ]
    if not found:
        return [
            Said(
                fill(t, t.gettext("Nothing threatens")),
                fill(
                    t,
                    t.gettext(
                        "There is no mate in one, and no piece can be won by captures. "
                        "Look for chances of your own."
                    ),
                ),
            )
        ]
    headline = fill(t, t.gettext("This threatens"))
    return [Said(headline, _threat(t, threat, side)) for threat in found]


def _threat(t: Translator, threat: Threat, side: str) -> str:
    if threat.code == "threat-mate":
        move = notation.localise(str(threat.params["move"]), t.language)
        return fill(t, t.gettext("If nothing were done against it, {move} would be mate."), {"move": move})
    own = "black" if side == "white" else "white"
    values = {
        "man": Men(t, [(Man(t, str(threat.params["piece"]), own), threat.squares["man"][0])]),
        "attacker": Men(t, [(Man(t, str(threat.params["attacker"]), side), threat.squares["attackers"][0])]),
    }
    texts = {
        "undefended": t.gettext("{attacker:N} can take {man:a}, and nobody takes back."),
        "cheaper": t.gettext(
            "{attacker:N} can take {man:a}. The attacker is worth less, so guarding is no help."
        ),
        "outnumbered": t.gettext("{attacker:N} can take {man:a}: there are more attackers than guards."),
    }
    return fill(t, texts[str(threat.params["how"])], values)
