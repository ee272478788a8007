"""What a goal is: a small predicate over the position before and after a move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

import attrs
import chess


@attrs.frozen(repr=False)
class Goal(ABC):
    """What a move must bring about."""

    kind: ClassVar[str]

    @abstractmethod
    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        """Whether the legal ``move`` from ``before`` to ``after`` reaches the goal."""

    def stands(self, board: chess.Board) -> bool:
        """Whether the goal is reached before any move; such a step would ask for nothing."""
        return False
