"""What a learner can try: one record a kind."""

from __future__ import annotations

import attrs


@attrs.frozen
class MoveAttempt:
    """Move the man on ``from_`` to ``to``; ``promotion`` is ``"q"``, ``"r"``, ``"b"`` or ``"n"``."""

    from_: str
    to: str
    promotion: str | None = None


@attrs.frozen
class DropAttempt:
    """Put a man from the pocket or the tray on ``to``."""

    piece: str
    to: str


@attrs.frozen
class SquareAttempt:
    """Point at a square."""

    square: str


@attrs.frozen
class ChoiceAttempt:
    """Take one of the choices, counted from 0."""

    index: int


@attrs.frozen
class TextAttempt:
    """Type an answer."""

    text: str


@attrs.frozen
class ForwardAttempt:
    """Play the next frame of a line that is shown."""


Attempt = MoveAttempt | DropAttempt | SquareAttempt | ChoiceAttempt | TextAttempt | ForwardAttempt
