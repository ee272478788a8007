"""The page of a game: words and drawing of what stands on the table."""

from __future__ import annotations

import datetime

import attrs
import chess

from chesslearn import words
from chesslearn.i18n import Translator
from chesslearn.play import BughouseGame, Clocks, Game, Side, make_board, start_number
from chesslearn.play.records import other
from chesslearn.rules import Claim
from chesslearn.widgets import _feedback, _variant_parts
from chesslearn.widgets.playing import answers, coaching, setup
from chesslearn.widgets.playing.choice import AnyGame
from chesslearn.widgets.playing.table import Playing
from chesslearn.widgets.state.board import BoardState, Promotion
from chesslearn.widgets.state.game import GameButtons, GamePlayer, GameScreen, MoveRow
from chesslearn.widgets.state.parts import Task
from chesslearn.words import game as says
from chesslearn.words import game_setup, notation


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
        marks, arrows = _feedback.shown(answers.facts_of(game, game.result)[: _feedback.MOST_FACTS])
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
            feedback=answers.feedback(table, t),
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
        feedback=answers.feedback(table, t),
        result=None if game.result is None else answers.ending(table, game, game.result, t),
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


def announcement(table: Playing, t: Translator) -> str:
    """Return what a screen reader says: an answer, the move that was made, or the end."""
    game, answer = table.game, answers.answer(table, t)
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
        told = answers.ending(table, game, game.result, t)
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
