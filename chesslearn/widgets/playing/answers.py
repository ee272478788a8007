"""What a game answers to what was done last, and how it is told that it is over."""

from __future__ import annotations

import chess

from chesslearn import words
from chesslearn.i18n import Translator, polish
from chesslearn.play import BughouseGame, EngineTrouble, PositionError, Result, Side
from chesslearn.play.pgn_reading import PgnError
from chesslearn.play.records import other
from chesslearn.rules import Claim, Fact, status
from chesslearn.widgets import _feedback
from chesslearn.widgets.playing.choice import BUGHOUSE, AnyGame
from chesslearn.widgets.playing.table import Playing
from chesslearn.widgets.state.parts import Feedback
from chesslearn.words import game as says
from chesslearn.words.moves import MoveTextError
from chesslearn.words.said import Said


def feedback(table: Playing, t: Translator) -> Feedback | None:
    """Return the answer to what was done last, or else what the coach says, if anything is to be said."""
    told = answer(table, t)
    coached = None if table.stage == "setup" else table.coached
    return coached.feedback(t) if told is None and coached is not None else told


def answer(table: Playing, t: Translator) -> Feedback | None:
    """Return the answer to what was done last, without the coach."""
    said = table.said
    if said.verdict is not None and not said.verdict.legal:
        return _feedback.refusal(said.verdict, t, "colours" if table.me is None else "you")
    if said.threats is not None:
        check = table.game is not None and table.game.board.is_check()
        told, *more = words.coach.threats(t, said.threats, side=_threatening(table), check=check)
        return _feedback.said(told, "info", t, [each.text for each in more])
    if said.trouble is not None:
        return _trouble(table, said.trouble, t)
    if said.noted is not None:
        return _feedback.said(says.declined(t, rival=said.noted == "declined-by-rival"), "info", t)
    offered = None if table.game is None or table.stage == "setup" else table.game.offered
    return None if offered is None else _feedback.said(says.offered(t, offered), "info", t)


def _threatening(table: Playing) -> Side:
    assert table.game is not None
    return other(table.game.turn)


def _trouble(table: Playing, trouble: object, t: Translator) -> Feedback:
    match trouble:
        case MoveTextError():
            return _feedback.from_text_error(trouble, t)
        case PgnError(code=code, params=params):
            return _feedback.said(says.bad_pgn(t, code, params), "refusal", t)
        case PositionError(facts=facts) if facts:
            return _feedback.said(
                says.finished_position(t), "refusal", t, words.why(t, facts)[: _feedback.MOST_FACTS]
            )
        case PositionError() if table.choice.variant == BUGHOUSE and "|" not in table.choice.fen:
            return _feedback.said(says.one_position(t), "refusal", t)
        case PositionError():
            return _feedback.said(says.bad_position(t), "refusal", t)
        case Claim(because=because):
            told = words.why(t, because)
            return _feedback.said(says.claim_wrong(t, told), "refusal", t, told[1 : _feedback.MOST_FACTS])
        case EngineTrouble(name=name):
            return _feedback.said(says.engine_gone(t, name.title()), "info", t)
    raise TypeError(f"nothing is said of {trouble!r}")


def ending(table: Playing, game: AnyGame, result: Result, t: Translator) -> Feedback:
    """Return who won and why, as the free board tells a status."""
    facts = words.why(t, facts_of(game, result))[: _feedback.MOST_FACTS]
    told = says.ended(t, result.code, _winner_there(game, result))
    if told is None:
        told = words.status(t, result.status or status(_deciding(game, result)))
    if isinstance(game, BughouseGame):
        won = says.won_team(t, mine=None if result.winner is None else result.winner == table.me)
        if result.board != game.number:
            facts = [says.on_the_partners_board(t), *facts]
    else:
        won = says.won(t, result.winner, you=table.me)
    good = result.winner is not None and table.me in (None, result.winner)
    title = polish(f"{won} · {told.headline}", t.language)
    return _feedback.said(Said(title, told.text, told.article), "good" if good else "info", t, facts)


def facts_of(game: AnyGame, result: Result) -> tuple[Fact, ...]:
    for source in (result.status, result.flag, result.claim):
        if source is not None:
            return source.because
    if isinstance(game, BughouseGame) and result.code == "checkmate" and result.board == game.number:
        return status(game.board).because
    return ()


def _winner_there(game: AnyGame, result: Result) -> Side | None:
    """Return the side that won on the board that decided: on the partner's the team has the other colour."""
    beside = isinstance(game, BughouseGame) and result.board != game.number
    return other(result.winner) if beside and result.winner is not None else result.winner


def _deciding(game: AnyGame, result: Result) -> chess.Board:
    if isinstance(game, BughouseGame) and result.board != game.number:
        return game.partner
    return game.board
