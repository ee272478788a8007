"""What tests of steps take: how a lesson is made of steps, played, and checked."""

from __future__ import annotations

from collections.abc import Callable

from chesslearn.course import Lesson, LessonSession

Make = Callable[..., Lesson]
"""A lesson with a step for each piece of TOML."""

Play = Callable[..., LessonSession]
"""A session of such a lesson."""

Problems = Callable[..., list[str]]
"""What the checker says of such a lesson."""

Prove = Callable[[str], None]
"""Nothing is wrong with a step, and it can be solved."""
