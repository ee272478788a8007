"""Bughouse matches as text: what is written comes back, what is read leniently, what is refused and how."""

from __future__ import annotations

import chess
import pytest

from chesslearn._slices import finish
from chesslearn.play import BughouseGame, PositionError, TimeControl, pgn_reading
from chesslearn.play.bpgn_reading import is_match, split_fens
from chesslearn.play.pgn_reading import MOST_BYTES, PgnError
from tests.play.games import Hand, refuses

HEAD = '[Variant "Bughouse"]\n\n'
KINGS = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1"
MATES = "1A. f3 1a. e5 2A. g4 2a. Qh4#"
ONE_EACH = "1A. e4 1B. d4 1a. d5 2A. exd5 1b. e6 2B. c3 2b. P@e4"


def sans(game: BughouseGame) -> list[str]:
    return [f"{played.board}{played.san}" for played in game.moves]


def test_a_match_comes_back_as_it_was_written() -> None:
    game = BughouseGame("white", partner=1, opponents=1, seed=3)
    for _ in range(12):
        while game.due:
            finish(game.reply())
        game.attempt(next(iter(game.board.legal_moves)))
    again = BughouseGame.from_pgn(game.pgn())
    assert sans(again) == sans(game)
    assert (again.board.fen(), again.partner.fen()) == (game.board.fen(), game.partner.fen())
    assert again.pgn() == BughouseGame.from_pgn(again.pgn()).pgn()


def test_a_match_from_two_positions_comes_back() -> None:
    fens = ("4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1", KINGS)
    game = BughouseGame("black", fens=fens)
    again = BughouseGame.from_pgn(game.pgn(), "black")
    assert again.start_fens == game.start_fens == fens


@pytest.mark.parametrize("side", ["white", "black"])
def test_who_gave_up_is_remembered(side: str) -> None:
    game = BughouseGame(side)  # type: ignore[arg-type]
    resigned = game.resign()
    assert f"{{{side.capitalize()}A resigns}}" in game.pgn()
    assert BughouseGame.from_pgn(game.pgn(), side).result == resigned  # type: ignore[arg-type]


def test_whose_flag_fell_on_which_board_is_remembered() -> None:
    hand = Hand()
    game = BughouseGame("white", time=TimeControl(1), now=hand)
    hand.on(1)
    game.attempt(chess.Move.from_uci("e2e4"))
    hand.on(61)
    fell = game.flag()
    assert fell is not None and fell.board == 1
    assert "{WhiteB forfeits on time} 1-0" in game.pgn()
    assert BughouseGame.from_pgn(game.pgn()).result == fell


@pytest.mark.parametrize(
    ("end", "code", "team"),
    [
        ("*", None, None),
        ("1/2-1/2", "agreement", None),
        ("1-0", "resignation", 0),
        ("{BlackB resigns} 1-0", "resignation", 1),
        ("{BlackB resigns} 0-1", "resignation", 1),
    ],
)
def test_the_result_is_believed_where_no_position_tells(end: str, code: str | None, team: int | None) -> None:
    result = BughouseGame.from_pgn(f"{HEAD}{ONE_EACH} {end}").result
    if code is None:
        assert result is None
    else:
        assert result is not None
        assert (result.code, result.team) == (code, {"1-0": 0, "0-1": 1}.get(end[-3:]))


def test_a_mate_needs_no_result() -> None:
    result = BughouseGame.from_pgn(f"{HEAD}{MATES}").result
    assert result is not None
    assert (result.code, result.team, result.board) == ("checkmate", 1, 0)


@pytest.mark.parametrize(
    "moves",
    [
        ONE_EACH,
        ONE_EACH.replace(". ", "."),
        ONE_EACH.replace("1B.", "{[%clk 1:00]} (1A. d4 (1A. c4)) $1 1B."),
        ONE_EACH.replace("P@e4", "@e4"),
        ONE_EACH + "\n; good for Black\n*",
        "\r\n".join(ONE_EACH.split(" 1")).replace("\r\n", "\r\n1"),
    ],
)
def test_usual_habits_are_understood(moves: str) -> None:
    game = BughouseGame.from_pgn(f"\ufeff{HEAD}{moves}")
    assert sans(game) == ["0e4", "1d4", "0d5", "0exd5", "1e6", "1c3", "1@e4"]


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("", "empty", {}),
        (HEAD, "no-game", {}),
        (HEAD + "1. e4 e5", "no-game", {}),
        (HEAD + "x" * MOST_BYTES, "too-long", {"limit": MOST_BYTES}),
        (HEAD + "1A. e4 1a. Ke6", "bad-move", {"san": "Ke6", "number": 1, "side": "black"}),
        (HEAD + "1A. e4 2A. d4", "bad-move", {"san": "d4", "side": "black"}),
        (HEAD + "1A. e4 e5", "bad-move", {"san": "e5"}),
        (HEAD + "1A. N@f3", "bad-move", {"san": "N@f3"}),
        (HEAD + "1A. --", "bad-move", {"san": "--"}),
        (HEAD + "1A. e4 (1A. d4 (1A. c4)", "bad-move", {"san": "(1A."}),
        (HEAD + "1A. e4 (1A. d4)) 1a. e5", "bad-move", {"san": ")"}),
        (HEAD + "1A. e4 {(good) 1a. e5", "bad-move", {"san": "{(good)"}),
        (HEAD + MATES + " 1B. e4", "after-end", {"san": "e4", "how": "checkmate"}),
        (f'[FEN "{KINGS}"]\n{HEAD}*', "position", {"fen": KINGS}),
        (f'[FEN "{KINGS} | nonsense"]\n{HEAD}*', "position", {"fen": "nonsense"}),
        (f'[FEN "{KINGS} | 8/8/8/8/8/8/8/K7[] w - - 0 1"]\n{HEAD}*', "position",
         {"faults": ("fault-no-king",)}),
    ],
)  # fmt: skip
def test_what_is_no_match_is_refused_by_a_code(text: str, code: str, params: dict[str, object]) -> None:
    refuses(BughouseGame.from_pgn, text, code, params)


def test_more_moves_than_a_page_can_hold_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pgn_reading, "MOST_MOVES", 4)
    limit = {"limit": 4}
    assert refuses(BughouseGame.from_pgn, HEAD + ONE_EACH, "too-many-moves", limit).params == limit


@pytest.mark.parametrize(
    "harm", ["(" * 50_000, ")" * 50_000, "{" * 100_000, "\n" * 100_000 + "x", "[a " * 30_000, "1" * 100_000]
)
def test_no_text_keeps_the_reader_busy(harm: str) -> None:
    assert not is_match(harm)
    with pytest.raises(PgnError):
        BughouseGame.from_pgn(f"{HEAD}1A. e4 {harm}")


def test_side_lines_stand_in_side_lines() -> None:
    text = f"{HEAD}1A. e4 {'(' * 50_000}{')' * 50_000} 1a. e5"
    assert sans(BughouseGame.from_pgn(text)) == ["0e4", "0e5"]


def test_only_bughouse_is_taken_for_bughouse() -> None:
    assert is_match('[Event "?"]\n[Variant "bughouse"]')
    assert is_match(f"\ufeff{HEAD}")
    assert not is_match('[Variant "Crazyhouse"]\n\n1. e4 {[Variant "Bughouse"]}')


@pytest.mark.parametrize("text", ["", KINGS, f"{KINGS} |", f"{KINGS} | {KINGS} | {KINGS}"])
def test_two_positions_are_two(text: str) -> None:
    with pytest.raises(PositionError):
        split_fens(text)
