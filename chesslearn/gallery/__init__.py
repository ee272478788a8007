"""The gallery: every answer of the judge, each with a position that brings it about."""

from chesslearn.gallery._exhibits import CHAPTERS, Exhibit, all_exhibits, exhibits
from chesslearn.gallery._page import Chapter, chapter
from chesslearn.gallery._plates import MOST_DRAWN, Plate, plate, records

__all__ = [
    "CHAPTERS",
    "MOST_DRAWN",
    "Chapter",
    "Exhibit",
    "Plate",
    "all_exhibits",
    "chapter",
    "exhibits",
    "plate",
    "records",
]
