"""Whole games: who sits where, what is tried, clocks, offers, claims, results. No words, no widget."""

from .boards import VARIANTS, PositionError, Variant, make_board, start_number
from .bughouse import BughouseGame
from .clock import Clocks, TimeControl
from .game import Game
from .records import Played, Result, Side
from .seats import Computer, Engine, EngineTrouble, Person, Seat

__all__ = [
    "VARIANTS",
    "BughouseGame",
    "Clocks",
    "Computer",
    "Engine",
    "EngineTrouble",
    "Game",
    "Person",
    "Played",
    "PositionError",
    "Result",
    "Seat",
    "Side",
    "TimeControl",
    "Variant",
    "make_board",
    "start_number",
]
