"""Printed pages: SVG of our own, made into PDF by cairosvg and joined by pypdf.

Both are the extra ``print`` and are loaded when something is printed; what is
missing then is told by a `PrintingError`.
"""

from chesslearn.printing._cairo import PrintingError
from chesslearn.printing.gallery import gallery_pdf
from chesslearn.printing.pages import A4, LETTER, PAPERS, Paper, pdf

__all__ = ["A4", "LETTER", "PAPERS", "Paper", "PrintingError", "gallery_pdf", "pdf"]
