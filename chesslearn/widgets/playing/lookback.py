"""A look back at a game: the rules of the course that it met."""

from __future__ import annotations

from collections.abc import Sequence

import chess

from chesslearn.course.memory import Bank
from chesslearn.course.notation import side_name
from chesslearn.i18n import Translator
from chesslearn.play import Game, Side
from chesslearn.play.coach import Met
from chesslearn.rules import san_of
from chesslearn.widgets.playing.table import Playing
from chesslearn.widgets.state.recap import MetRule
from chesslearn.words import notation

_MOST = 6
_Move = tuple[str, int, Side]
"""A move in English notation, its number and who made it."""


def met_rules(table: Playing, bank: Bank, t: Translator) -> list[MetRule]:
    """Return the rules that the game met and some lesson teaches, each once, earliest first."""
    game = table.game
    if not isinstance(game, Game) or game.result is None:
        return []
    return _rules([(played.san, played.number, played.side) for played in game.moves], table.met, bank, t)


def met_on(board: chess.Board, met: Sequence[Met], bank: Bank, t: Translator) -> list[MetRule]:
    """Return the same of a game that was played in a lesson, by its board with all the moves."""
    at = board.root()
    moves: list[_Move] = []
    for move in board.move_stack:
        moves.append((san_of(at, move), at.fullmove_number, side_name(at.turn)))
        at.push(move)
    return _rules(moves, met, bank, t)


def _rules(moves: Sequence[_Move], all_met: Sequence[Met], bank: Bank, t: Translator) -> list[MetRule]:
    first: dict[str, Met] = {}
    for met in all_met:
        if met.rule in bank.homes and met.ply < len(moves):
            first.setdefault(met.rule, met)
    return [_rule(moves[met.ply], bank, met, t) for met in list(first.values())[:_MOST]]


def _rule(played: _Move, bank: Bank, met: Met, t: Translator) -> MetRule:
    lesson, step = bank.homes[met.rule]
    san, number, side = played
    context = f"{lesson}/{step}"
    title = t.polished(context, bank.step((lesson, step)).title)
    move = notation.numbered(notation.localise(san, t.language), number, side)
    return MetRule(title, move, lesson, step)
