"""The progress of one learner as the browser keeps it: taken in, brought along, handed out."""

from __future__ import annotations

from chesslearn.course import Progress, ProgressError
from chesslearn.widgets._notice import Notice


class Kept:
    """A learner's progress, and whether the browser's copy of it may be written over."""

    def __init__(self) -> None:
        self.progress = Progress()
        self._keeps = True

    @property
    def text(self) -> str:
        """The JSON that the browser is to keep; "" where nothing is to be kept, or what it has is newer."""
        # What was forgotten on purpose has to be kept as well: an empty account, but a noted one.
        worth_keeping = not self.progress.empty or self.progress.clock > 0
        return self.progress.to_json() if self._keeps and worth_keeping else ""

    def take_in(self, saved: str) -> Notice | None:
        """Take in what the browser has kept; return what to say when it cannot be read."""
        try:
            self.progress = self.progress.merge(Progress.from_json(saved))
        except ProgressError as error:
            self._keeps = error.code != "newer"
            return Notice("progress-kept", error)
        return None

    def restore(self, text: str, *, file: bool = False) -> Notice:
        """Take in a progress code or file; what is known already stays known. Return what to say of it."""
        text = text.strip()
        try:
            brought = Progress.from_json(text) if text.startswith("{") else Progress.from_code(text)
        except ProgressError as error:
            return Notice("progress-file" if file else "progress-code", error)
        self.progress.restore(brought)
        return Notice("restored", sum(len(steps) for steps in brought.solved().values()))

    def merge(self, saved: str) -> None:
        """Add what another page of the same browser kept; nothing is said, and what is broken is left out."""
        try:
            self.progress.update(Progress.from_json(saved))
        except ProgressError as error:
            self._keeps = self._keeps and error.code != "newer"

    def forget(self) -> None:
        """Forget all progress."""
        self.progress.forget_all()
        self._keeps = True
