"""What the coach says in a game: of the learner's last move, and of what the reply to it threatens.

Everything follows from the board and its moves, so that nothing has to be kept:
a move that is taken back is as if it had not been made.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import attrs
import chess

from chesslearn import words
from chesslearn.i18n import Translator
from chesslearn.play import Side
from chesslearn.play.coach import Remark, remarks, threats
from chesslearn.play.records import other
from chesslearn.rules import san_of
from chesslearn.widgets import _feedback
from chesslearn.widgets.state.board import Arrow, Mark
from chesslearn.widgets.state.parts import Feedback
from chesslearn.words import coach as says
from chesslearn.words import notation
from chesslearn.words.said import Said

MOST: Final = 2
"""So many remarks are made on a move at most, and so many after the reply."""
_DANGERS: Final = ("misses-mate", "allows-mate", "hangs")
_OF_THE_MAN: Final = ("forks", "threatens", "escapes", "defends", "develops")
"""What holds only as long as the man that moved stands where it went."""


@attrs.frozen
class Coached:
    """What is said of the learner's last move, if there is one, and of the reply, if it was made."""

    side: Side
    """The learner's."""
    move: str = ""
    """The learner's last move in English notation."""
    mine: tuple[Remark, ...] = ()
    reply: str = ""
    """The opponent's move, in English notation, if it was the last."""
    ahead: tuple[Remark, ...] = ()
    """What the opponent threatens now, where the remarks on the learner's move do not say it."""
    drawn_ahead: tuple[Remark, ...] = ()
    """All that the opponent threatens now."""
    check: bool = False
    """Whether the learner is in check."""

    def feedback(self, t: Translator) -> Feedback:
        """Return the line under the board: the last move, and under it what is said of both."""
        mine, ahead = self._mine(t), self._ahead(t)
        if not self.reply:
            return _feedback.said(Said(words.versus.played(t, self.move), mine), "info", t)
        if mine:
            mine = f"**{notation.localise(self.move, t.language)}** {mine}"
        text = "\n\n".join(filter(None, [mine, ahead]))
        return _feedback.said(Said(words.versus.replied(t, self.reply, self._enemy), text), "info", t)

    def spoken(self, t: Translator) -> str:
        """Return what a screen reader says of the last move; what was said before is not said again."""
        return self._ahead(t) if self.reply else self._mine(t)

    def drawn(self) -> tuple[list[Mark], list[Arrow]]:
        """Return what is said of the position on the board, as it is drawn there."""
        return drawn(self.drawn_ahead if self.reply else self.mine)

    @property
    def _enemy(self) -> Side:
        return other(self.side)

    def _mine(self, t: Translator) -> str:
        return " ".join(says.remark(t, each, self.side) for each in self.mine)

    def _ahead(self, t: Translator) -> str:
        if not self.check and not self.ahead:
            return ""
        lines = says.threats(t, self.ahead, side=self._enemy, check=self.check)
        return " ".join(line.text for line in lines)


def coached(board: chess.Board, side: Side) -> Coached | None:
    """Return what the coach says to a side in ordinary chess, or ``None`` before the first move."""
    if type(board) is not chess.Board or not board.move_stack:
        return None
    return _coached(board.root().fen(), tuple(board.move_stack), board.chess960, side)


@lru_cache(maxsize=16)
def _coached(fen: str, moves: tuple[chess.Move, ...], chess960: bool, side: Side) -> Coached:
    board = chess.Board(fen, chess960=chess960)
    for move in moves[:-2]:
        board.push(move)
    told = Coached(side)
    color = side == "white"
    for move in moves[-2:]:
        san = san_of(board, move)
        if board.turn == color:
            told = attrs.evolve(told, move=san, mine=remarks(board, move)[:MOST], reply="")
        else:
            told = attrs.evolve(told, reply=san)
        board.push(move)
    if not told.reply or board.turn != color:
        return attrs.evolve(told, reply="")
    found = threats(board)
    mine = [remark for remark in told.mine if _still(remark, found, board.peek())]
    known = [_about(remark) for remark in mine if remark.code in ("hangs", "allows-mate")]
    ahead = [threat for threat in found if _about(threat) not in known]
    # Dangers come first, and two sentences are enough.
    dangers = [remark for remark in mine if remark.code in _DANGERS]
    praise = [remark for remark in mine if remark.code not in _DANGERS]
    few = [*dangers, *ahead, *praise][:MOST]
    return attrs.evolve(
        told,
        mine=tuple(remark for remark in mine if remark in few),
        ahead=tuple(threat for threat in ahead if threat in few),
        drawn_ahead=found[:MOST],
        check=board.is_check(),
    )


def _still(remark: Remark, found: tuple[Remark, ...], reply: chess.Move) -> bool:
    """Whether a remark on the learner's move is worth reading after the reply."""
    if remark.code == "hangs" and remark.squares["man"][0] == chess.square_name(reply.to_square):
        return True  # It has just been captured, and here is why.
    if remark.code in ("hangs", "allows-mate"):
        return _about(remark) in map(_about, found)
    if remark.code in _OF_THE_MAN and chess.square_name(reply.to_square) in remark.squares["to"]:
        return False
    if remark.code == "threatens":
        return chess.square_name(reply.from_square) not in remark.squares["men"]
    return remark.code != "checks"


def _about(remark: Remark) -> str:
    """Return what is in danger: a square, or "mate"."""
    return remark.squares["man"][0] if "man" in remark.squares else "mate"


def drawn(remarks: Iterable[Remark]) -> tuple[list[Mark], list[Arrow]]:
    """Return what some remarks point at on one board."""
    return _feedback.together(map(words.drawing.remark, remarks))
