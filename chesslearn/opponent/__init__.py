"""Who plays against the learner: a built-in search, exact endgames, an engine if one is installed."""

from .strengths import STRENGTHS, Budget, Strength, strength_of
from .thinking import Thinking, choose_move, reply, think

__all__ = ["STRENGTHS", "Budget", "Strength", "Thinking", "choose_move", "reply", "strength_of", "think"]
