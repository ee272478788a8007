"""Playing it out: what a game against the opponent is for, how it ends, and who replies."""

from chesslearn.course.versus.aims import AIMS, Aim
from chesslearn.course.versus.results import Result, result_of

__all__ = ["AIMS", "Aim", "Result", "result_of"]
