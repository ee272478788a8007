"""The words of the coach: what a move did, and what threatens the side to move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from chesslearn.i18n import Translator
from chesslearn.words import notation
from chesslearn.words.judge.phrases import Man, Men
from chesslearn.words.said import Said, fill

if TYPE_CHECKING:
    from chesslearn.play.coach import Remark


def threats(t: Translator, found: Sequence[Remark], *, side: str, check: bool) -> list[Said]:
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
    return [Said(headline, remark(t, threat, side)) for threat in found]


def remark(t: Translator, said: Remark, side: str) -> str:
    """Return a sentence or two on a remark; ``side`` made the move, or threatens."""
    return fill(t, _WRITERS[said.code](t, said), _values(t, said, side))


_ROLES: Final = {
    "piece": "to", "pieces": "men", "target": "captured", "attacker": "attackers",
}  # fmt: skip
"""Where the men of a param stand; who is in danger stands on ``man``."""


def _values(t: Translator, said: Remark, side: str) -> dict[str, object]:
    """Return the men on their squares, by param; one in danger is ``man``."""
    enemy = "black" if side == "white" else "white"
    danger = said.code in ("hangs", "threat-capture")
    attacker, victim = (side, enemy) if said.code == "threat-capture" else (enemy, side)
    owners = {"target": enemy, "attacker": attacker, "piece": victim if danger else side}
    owners["pieces"] = side if said.code == "defends" else enemy
    values: dict[str, object] = {}
    for param, owner in owners.items():
        role = "man" if danger and param == "piece" else _ROLES[param]
        if param in said.params and said.squares.get(role):
            letters = str(said.params[param])
            men = [(Man(t, each, owner), at) for each, at in zip(letters, said.squares[role], strict=False)]
            values["man" if danger and param == "piece" else param] = Men(t, men)
    if "move" in said.params:
        values["move"] = notation.localise(str(said.params["move"]), t.language)
    return values


def _misses_mate(t: Translator, said: Remark) -> str:
    if said.params["count"] == 1:
        return t.gettext("There was a mate in one: {move}.")
    return t.gettext("There was more than one mate in one, for example {move}.")


def _hangs(t: Translator, said: Remark) -> str:
    texts = {
        "undefended": t.gettext(
            "Careful: {attacker:n} can take {man.kind:own a} on {man.square}, and you cannot take back."
        ),
        "cheaper": t.gettext(
            "Careful: {attacker:n} can take {man.kind:own a} on {man.square}, "
            "and is worth less. Guarding is no help."
        ),
        "outnumbered": t.gettext(
            "Careful: {attacker:n} can take {man.kind:own a} on {man.square}. "
            "It has more attackers than guards."
        ),
    }
    still = {
        "undefended": t.gettext(
            "Still in danger: {attacker:n} can take {man.kind:own a} on {man.square}, "
            "and you cannot take back."
        ),
        "cheaper": t.gettext(
            "Still in danger: {attacker:n} can take {man.kind:own a} on {man.square}, "
            "and is worth less. Guarding is no help."
        ),
        "outnumbered": t.gettext(
            "Still in danger: {attacker:n} can take {man.kind:own a} on {man.square}. "
            "It has more attackers than guards."
        ),
    }
    chosen = still if said.params["since"] == "before" else texts
    return chosen[str(said.params["how"])]


def _captures(t: Translator, said: Remark) -> str:
    texts = {
        "free": t.gettext("You win {target:a}: nobody can take back."),
        "good": t.gettext("A good capture: you win more than you give."),
        "even": t.gettext("An even trade: you give about as much as you get."),
        "bad": t.gettext("This capture costs you more than it wins."),
    }
    return texts[str(said.params["how"])]


def _threatens_capture(t: Translator, said: Remark) -> str:
    texts = {
        "undefended": t.gettext("{attacker:N} can take {man:a}, and nobody takes back."),
        "cheaper": t.gettext(
            "{attacker:N} can take {man:a}. The attacker is worth less, so guarding is no help."
        ),
        "outnumbered": t.gettext("{attacker:N} can take {man:a}: there are more attackers than guards."),
    }
    return texts[str(said.params["how"])]


def _stalemates(t: Translator, _: Remark) -> str:
    return t.gettext("Stalemate: no move is left, and the king is not in check. That is a draw.")


_WRITERS: Final[Mapping[str, Callable[[Translator, Remark], str]]] = MappingProxyType(
    {
        "mates": lambda t, _: t.gettext("Checkmate: nothing helps against it."),
        "stalemates": _stalemates,
        "misses-mate": _misses_mate,
        "allows-mate": lambda t, _: t.gettext("Careful: now {move} would be mate."),
        "hangs": _hangs,
        "captures": _captures,
        "forks": lambda t, _: t.gettext("A fork: {piece.kind:own n} attacks {pieces:a} at once."),
        "threatens": lambda t, _: t.gettext("A threat: {piece.kind:own n} now attacks {pieces:a}."),
        "escapes": lambda t, _: t.gettext("Well seen: {piece.kind:own n} is out of danger now."),
        "defends": lambda t, _: t.gettext("Well seen: {piece.kind:own n} now guards {pieces:a}."),
        "checks": lambda t, _: t.gettext("Check: the king has to answer."),
        "castles": lambda t, _: t.gettext("Castled: the king leaves the middle, and a rook joins the game."),
        "develops": lambda t, _: t.gettext("{piece.kind:Own n} joins the game."),
        "threat-mate": lambda t, _: t.gettext("If nothing were done against it, {move} would be mate."),
        "threat-capture": _threatens_capture,
    }
)
"""The writer of each code."""
