"""The page of a game: words and drawing of what stands on the table."""

from __future__ import annotations

import datetime

import attrs
import chess

from chesslearn import words
from chesslearn.i18n import Translator, polish
from chesslearn.play import (
    BughouseGame,
    Clocks,
    EngineTrouble,
    Game,
    PositionError,
    Result,
    Side,
    make_board,
    start_number,
)
from chesslearn.play.pgn_reading import PgnError
from chesslearn.play.records import other
from chesslearn.rules import Claim, Fact, status
from chesslearn.widgets import _feedback, _variant_parts
from chesslearn.widgets.playing import coaching, setup
from chesslearn.widgets.playing.choice import BUGHOUSE, AnyGame
from chesslearn.widgets.playing.table import Playing
from chesslearn.widgets.state.board import BoardState, Promotion
from chesslearn.widgets.state.game import GameButtons, GamePlayer, GameScreen, MoveRow
from chesslearn.widgets.state.parts import Feedback, Task
from chesslearn.words import game as says
from chesslearn.words import game_setup, notation
from chesslearn.words.moves import MoveTextError
from chesslearn.words.said import Said


def board_state(table: Playing, t: Translator) -> BoardState | None:
    """Return the board of the game with what the last answer points at; none while something is chosen."""
    game = table.game
    if game is None or table.stage == "setup":
        return None
    board, said = game.board, table.said
    state = _variant_parts.plain_board(board, table.orientation)
    marks, arrows = [], []
    if said.verdict is not None and not said.verdict.legal:
        drawing = _feedback.drawing(said.verdict)
        marks, arrows = _feedback.marks(drawing), _feedback.arrows(drawing)
    elif said.threats is not None:
        marks, arrows = coaching.drawn(said.threats[: _feedback.MOST_FACTS])
    elif isinstance(said.trouble, Claim):
        marks, arrows = _feedback.shown(said.trouble.because[:1])
    elif (told := table.coached) is not None:
        marks, arrows = told.drawn()
    elif game.result is not None:
        marks, arrows = _feedback.shown(_facts(game, game.result)[: _feedback.MOST_FACTS])
    promotion = said.promotion
    return attrs.evolve(
        state,
        marks=state.marks + marks,
        arrows=arrows,
        movable=table.my_turn or game.result is not None,
        promotion=None if promotion is None else Promotion(*promotion, side=game.turn),
    )


def partner_state(table: Playing, t: Translator) -> BoardState | None:
    """Return the partner's board of bughouse, only to be looked at."""
    game = table.game
    if not isinstance(game, BughouseGame) or table.stage == "setup":
        return None
    state = _variant_parts.plain_board(game.partner, other(table.orientation))
    return attrs.evolve(state, movable=False, caption=words.page.partner_caption(t))


def screen(table: Playing, t: Translator, *, kept: str = "") -> GameScreen:
    """Return the page round the board; ``kept`` is what the browser is to keep of the game."""
    game = table.game
    if game is None or table.stage == "setup":
        return GameScreen(
            stage="setup",
            title=game_setup.title(t),
            lead=game_setup.lead(t),
            setup=setup.setup(table, t),
            feedback=feedback(table, t),
            kept=kept,
        )
    return GameScreen(
        stage=table.stage,
        title=says.game_title(t, game.variant, "" if table.me is None else setup.rival(table, t)),
        lead=_array(game, t),
        task=_task(table, game, t) if game.result is None else None,
        players=_players(table, game, t),
        rows=_rows(game, t),
        thinking=game.result is None and not table.my_turn,
        buttons=_buttons(table, game),
        feedback=feedback(table, t),
        result=None if game.result is None else _result(table, game, game.result, t),
        coach=table.coaching if game.result is None else None,
        pgn=game.pgn(Date=datetime.date.today().strftime("%Y.%m.%d")),
        kept=kept,
    )


def _array(game: AnyGame, t: Translator) -> str:
    """Return which array a game of Chess960 began with, "" for other games."""
    if not isinstance(game, Game) or game.variant != "chess960":
        return ""
    number = start_number(make_board("chess960", game.start_fen))
    return "" if number is None else says.array(t, number)


def _task(table: Playing, game: AnyGame, t: Translator) -> Task:
    check = game.board.is_check()
    if table.me is None:
        return Task(ask=says.ask_side(t, game.turn, check=check), side=game.turn)
    if isinstance(game, BughouseGame) and game.waiting:
        ask = says.ask_waiting(t)
    elif table.my_turn:
        ask = says.ask(t, check=check)
    else:
        ask = says.thinking(t, setup.rival(table, t))
    first = table.my_turn and not any(played.side == table.me for played in game.moves)
    return Task(ask=ask, side=game.turn, side_text=words.page.side(t, table.me) if first else "")


def _players(table: Playing, game: AnyGame, t: Translator) -> list[GamePlayer]:
    """Return the players of the board, the one at its top first; in bughouse those beside as well."""
    top, below = other(table.orientation), table.orientation
    players = [_player(side, _name(table, side, t), game.clocks) for side in (top, below)]
    if isinstance(game, BughouseGame) and table.me is not None:
        names = {other(table.me): says.partner(t), table.me: says.rival_beside(t)}
        players += [_player(side, names[side], game.partner_clocks, 1) for side in (below, top)]
    return players


def _name(table: Playing, side: Side, t: Translator) -> str:
    if table.me is None:
        return says.side_name(t, side)
    return says.you(t) if side == table.me else setup.rival(table, t)


def _player(side: Side, name: str, clocks: Clocks | None, board: int = 0) -> GamePlayer:
    if clocks is None:
        return GamePlayer(side, name, board=board)
    left = clocks.white if side == "white" else clocks.black
    return GamePlayer(side, name, round(1000 * left), clocks.running == side, board)


def _rows(game: AnyGame, t: Translator) -> list[MoveRow]:
    rows: dict[int, dict[str, str]] = {}
    own = game.number if isinstance(game, BughouseGame) else 0
    for played in game.moves:
        if played.board == own:
            text = notation.localise(played.san, t.language)
            rows.setdefault(played.number, {})[played.side] = text
    return [MoveRow(number, row.get("white", ""), row.get("black", "")) for number, row in rows.items()]


def _buttons(table: Playing, game: AnyGame) -> GameButtons:
    going = game.result is None
    made = any(table.me in (None, played.side) for played in game.moves)
    open_offer = going and game.offered is not None
    return GameButtons(
        undo=table.answered or (made and (going or (game.result is not None and not game.result.decided))),
        offer=going and not open_offer and bool(game.moves),
        answer=open_offer,
        claim=going and isinstance(game, Game) and table.my_turn,
        sit=going and isinstance(game, BughouseGame) and table.my_turn and not game.due,
        resign=going,
        asks=table.asks,
        ask=table.asks and table.my_turn and going,
    )


def feedback(table: Playing, t: Translator) -> Feedback | None:
    """Return the answer to what was done last, or else what the coach says, if anything is to be said."""
    told = _answer(table, t)
    coached = None if table.stage == "setup" else table.coached
    return coached.feedback(t) if told is None and coached is not None else told


def _answer(table: Playing, t: Translator) -> Feedback | None:
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


def _result(table: Playing, game: AnyGame, result: Result, t: Translator) -> Feedback:
    """Return who won and why, as the free board tells a status."""
    facts = words.why(t, _facts(game, result))[: _feedback.MOST_FACTS]
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


def _facts(game: AnyGame, result: Result) -> tuple[Fact, ...]:
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


def announcement(table: Playing, t: Translator) -> str:
    """Return what a screen reader says: an answer, the move that was made, or the end."""
    game, answer = table.game, _answer(table, t)
    if table.said.promotion is not None:
        return words.announce.promotion(t)
    if answer is not None:
        return words.announce.answer(t, answer.title, answer.text_html)
    if game is None or table.stage == "setup":
        return words.announce.page(t, game_setup.title(t)) if table.news == "page" else ""
    parts = []
    if table.news == "move" and game.moves:
        coached = table.coached
        parts = [_spoken_move(game, t), "" if coached is None else coached.spoken(t)]
    if game.result is not None and table.news:
        told = _result(table, game, game.result, t)
        parts.append(words.announce.answer(t, told.title, told.text_html))
    elif table.news in ("start", "back"):
        task = _task(table, game, t)
        parts.append(f"{task.side_text} {task.ask}".strip())
    return " ".join(filter(None, parts))


def _spoken_move(game: AnyGame, t: Translator) -> str:
    played = game.moves[-1]
    beside = isinstance(game, BughouseGame) and played.board != game.number
    board: chess.Board = game.partner if isinstance(game, BughouseGame) and beside else game.board
    board.pop()
    said = words.announce.move(t, board, played.move)
    if beside:
        said = f"{words.page.partner_caption(t)}: {said}"
    return _variant_parts.with_checks_left(said, game.board.fen(), t)
