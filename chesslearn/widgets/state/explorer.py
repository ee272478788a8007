"""The free board."""

from __future__ import annotations

from typing import Literal

import attrs

from chesslearn.widgets.state.parts import Buttons, Feedback, Option


@attrs.frozen(eq=False, repr=False)
class ExplorerScreen:
    """The free board: any position, any try, any question.

    ``status`` says how the position stands, ``feedback`` answers the last try
    or question, ``moves`` is the game so far in the learner's notation.
    ``fen`` is the text of the position field.
    """

    title: str
    lead: str
    fen: str
    variant: str
    variants: list[Option]
    presets: list[Option]
    beliefs: list[Option]
    status: Feedback
    buttons: Buttons
    feedback: Feedback | None = None
    moves: str = ""
    name: Literal["explorer"] = "explorer"
