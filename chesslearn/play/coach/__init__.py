"""What a coach sees in ordinary chess: what a move did, what threatens, which rules a game met.

Records without words and without an engine's numbers. A coach that is wrong is worse than one
that says nothing: what cannot be shown by moves and captures is left unsaid.
"""

from .moves import remarks, remarks_in_slices
from .records import CODES, Code, Remark
from .rules_met import Met, rules_met, rules_met_in_slices
from .threats import threats

__all__ = [
    "CODES",
    "Code",
    "Met",
    "Remark",
    "remarks",
    "remarks_in_slices",
    "rules_met",
    "rules_met_in_slices",
    "threats",
]
