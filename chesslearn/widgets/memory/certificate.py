"""The certificate as the browser gets it: complete but for the name."""

from __future__ import annotations

from datetime import date

from chesslearn.course.memory import Score
from chesslearn.i18n import Translator
from chesslearn.widgets.state.sitting import Certificate


def certificate(score: Score, day: int, t: Translator) -> Certificate:
    """Return the certificate of an exam taken on a day, on both papers."""
    # Paper is needed by few learners, and late: their kernel loads it then.
    from chesslearn.printing import A4, LETTER
    from chesslearn.printing.certificate import BLANK, certificate_svg

    sheets = [
        certificate_svg(t, right=score.right, total=score.total, day=date.fromordinal(day), paper=paper)
        for paper in (A4, LETTER)
    ]
    return Certificate(BLANK, *sheets)
