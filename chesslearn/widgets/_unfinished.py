"""What a tab keeps of what is not ended, so that a reload goes on where it was.

It holds no names and no dates. What cannot be read is left out: nothing is said about it.
"""

from __future__ import annotations

import json

from chesslearn.widgets._games import Games
from chesslearn.widgets.memory.study import Study


def keep(study: Study, games: Games) -> str:
    """Return the tests and the games of steps that are not ended, as JSON; "" when there are none."""
    tests, begun = study.unfinished, games.keep()
    return json.dumps({"tests": tests, "games": begun}) if tests or begun else ""


def read(text: str, study: Study, games: Games, *, seed: str) -> None:
    """Let what a tab kept wait for its learner; of tests, with a ``seed``, only those made from it."""
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        return
    if isinstance(kept, dict):
        if tests := kept.get("tests"):
            study.bring_back(str(tests), seed)
        games.read(kept.get("games"))
