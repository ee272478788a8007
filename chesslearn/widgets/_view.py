"""What a widget shows at one moment, as one record."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from chesslearn.widgets.state.board import BoardState

if TYPE_CHECKING:
    from chesslearn.widgets.state.screens import Screen


@attrs.frozen
class View:
    """Everything that is sent after a message: it is shown as a whole or not at all.

    ``partner`` is the second board of bughouse, only to be looked at. ``progress`` is
    the JSON that the browser is to keep ("" when there is nothing to keep), ``code`` the
    same as a short code, ``unfinished`` what its tab keeps of tests and games that are not ended,
    ``announcement`` what a screen reader says.
    """

    board: BoardState | None = None
    partner: BoardState | None = None
    screen: Screen | None = None
    progress: str = ""
    code: str = ""
    unfinished: str = ""
    announcement: str = ""


@attrs.frozen
class Picture:
    """What stands for a widget on a page without a kernel: its boards, and what is read out before them."""

    board: BoardState
    partner: BoardState | None = None
    label: str = ""
