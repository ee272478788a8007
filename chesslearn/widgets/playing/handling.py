"""What the page asks for at a table: each message, done."""

from __future__ import annotations

import attrs

from chesslearn.course.attempts import Attempt, TextAttempt
from chesslearn.course.notation import squares_of
from chesslearn.play import BughouseGame, Game, PositionError
from chesslearn.play.coach import threats
from chesslearn.play.pgn_reading import PgnError
from chesslearn.play.records import other
from chesslearn.widgets import _messages
from chesslearn.widgets._tries import to_move
from chesslearn.widgets.playing import choice as choices
from chesslearn.widgets.playing.choice import AnyGame, Choice
from chesslearn.widgets.playing.table import Playing, Said
from chesslearn.words.moves import MoveTextError


def handle(table: Playing, message: _messages.Message, language: str) -> bool:
    """Do what ``message`` asks; false when it is nothing for a game."""
    put_away = table.answered
    before, table.said, table.news = table.said, Said(), ""
    match message:
        case _messages.NewGame():
            _new(table, message)
        case _messages.BringGame():
            _bring(table, message)
        case _messages.Plain(type="game"):
            table.choosing, table.news = True, "page"
        case _messages.Plain(type="resume"):
            table.choosing, table.news = table.game is None, "back"
        case _messages.Coach(on):
            table.coach, table.said = on, before
        case _messages.Plain(type="flip"):
            table.orientation, table.said = other(table.orientation), before
        case _ if table.game is not None and not table.choosing:
            if put_away and message == _messages.Plain("undo"):
                return True
            return _in_game(table, message, language, before, table.game)
        case _:
            table.said = before
            return False
    return True


def _in_game(table: Playing, message: _messages.Message, language: str, before: Said, game: AnyGame) -> bool:
    match message:
        case _messages.Attempt(what=what):
            _attempt(table, game, what, language)
        case _messages.Ask("threats") if table.asks and table.my_turn and table.going_on:
            table.said.threats = threats(game.board)
        case _messages.ClaimDraw(text):
            _claim(table, game, text, language)
        case _messages.Plain(type="undo"):
            table.stalled = False
            table.news = "back" if game.take_back() else ""
        case _messages.Plain(type="again"):
            _again(table)
        case _messages.Plain(type="offer"):
            _offer(table, game)
        case _messages.Plain(type="accept" | "decline" as answer):
            _answer(table, game, accept=answer == "accept")
        case _messages.Plain(type="resign"):
            game.resign(table.me or game.turn)
            table.news = "back"
        case _messages.Plain(type="flag"):
            table.flag()
        case _messages.Plain(type="sit") if isinstance(game, BughouseGame):
            game.sit()
        case _:
            table.said = before
            return False
    return True


def _new(table: Playing, message: _messages.NewGame) -> None:
    try:
        choice = choices.from_message(message)
    except ValueError as error:
        raise _messages.BadMessage(str(error)) from error
    try:
        table.begin(choice)
    except PositionError as error:
        table.choice = choice
        table.said.trouble = error


def _again(table: Playing) -> None:
    """Begin anew with the same choices; who had one side has the other now."""
    assert table.game is not None
    choice = table.choice
    if choice.side != "drawn" and table.me is not None:
        choice = attrs.evolve(choice, side=other(table.me))
    table.begin(choice)


def _bring(table: Playing, message: _messages.BringGame) -> None:
    try:
        table.choice = Choice(rival=message.rival, side=message.side)
    except ValueError as error:
        raise _messages.BadMessage(str(error)) from error
    side = table.side_of(table.choice)
    try:
        game, choice = choices.bring(message.pgn, table.choice, side)
    except PgnError as error:
        table.said.trouble = error
        return
    table.sit_down(game, choice, side)


def _attempt(table: Playing, game: AnyGame, what: Attempt, language: str) -> None:
    board = game.board
    try:
        move = to_move(board, what, language)
    except MoveTextError as error:
        table.said.trouble = error
        return
    if move is None:
        return
    verdict = game.attempt(move)
    if verdict.asks_promotion:
        table.said.promotion = squares_of(move)
    else:
        table.said.verdict = verdict
        table.news = "move" if verdict.legal else ""


def _claim(table: Playing, game: AnyGame, text: str | None, language: str) -> None:
    if not isinstance(game, Game):
        return
    move = None
    if text is not None and text.strip():
        try:
            move = to_move(game.board, TextAttempt(text), language)
        except MoveTextError as error:
            table.said.trouble = error
            return
    claim = game.claim(table.me or game.turn, move)
    table.news = "back"
    if not claim.right:
        table.said.trouble = claim


def _offer(table: Playing, game: AnyGame) -> None:
    table.news = "back"
    if game.offer(table.me or game.turn) == "declined":
        table.said.noted = "declined-by-rival"


def _answer(table: Playing, game: AnyGame, *, accept: bool) -> None:
    offered, table.news = game.offered, "back"
    if isinstance(game, Game) and offered is not None and game.answer(other(offered), accept) == "declined":
        table.said.noted = "declined"
