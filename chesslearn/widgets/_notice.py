"""What the page tells the learner that is not the answer to a move."""

from __future__ import annotations

from typing import Literal

import attrs

from chesslearn.course import ProgressError

NoticeCode = Literal[
    "no-lesson", "no-step", "progress-code", "progress-file", "progress-kept", "restored", "reset",
    "forgotten-lesson", "forgotten-part",
]  # fmt: skip


@attrs.frozen
class Notice:
    """A notice, by code, with the one value its sentence needs."""

    code: NoticeCode
    value: str | int | ProgressError | None
