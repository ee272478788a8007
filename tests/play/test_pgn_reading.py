"""PGN that people paste: what is read leniently, what is refused and how, and that nothing harms."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chesslearn.play import Game, pgn_reading
from chesslearn.play.pgn_reading import CODES, LONGEST_COMMENT, MOST_BYTES, PgnError
from tests.play.games import SWEEP, refuses

REFUSED = [
    ("", "empty", {}),
    ("  \n\ufeff ", "empty", {}),
    ("hello world", "no-game", {}),
    ("<b>hello</b>", "no-game", {}),
    ('[White "A"]\n', "no-game", {}),
    ("x" * (MOST_BYTES + 1), "too-long", {"limit": MOST_BYTES}),
    ('[Variant "Atomic"]\n\n1. e4', "variant", {"name": "Atomic"}),
    ('[FEN "nonsense"]\n\n1. e4', "position", {"fen": "nonsense", "faults": ()}),
    ('[FEN "8/8/8/8/8/8/8/K7 w - - 0 1"]\n\n*', "position", {"faults": ("fault-no-king",)}),
    ("1. e4 e5 2. Ke3", "bad-move", {"san": "Ke3", "number": 2, "side": "white"}),
    ("1. e4 Nd2", "bad-move", {"san": "Nd2", "number": 1, "side": "black"}),
    ("1. e3 e6 2. Ne2 d6 3. Nc3", "bad-move", {"san": "Nc3", "number": 3}),
    ("1. e4 -- 2. d4", "bad-move", {"san": "--"}),
    ("1. N@f3", "bad-move", {"san": "N@f3"}),
    ("1. f3 e5 2. g4 Qh4# 3. e4", "after-end", {"san": "e4", "number": 3, "how": "checkmate"}),
    ("1. Nf3 Nf6 " + "2. Ng1 Ng8 3. Nf3 Nf6 " * 600, "after-end", {"how": "fivefold"}),
]


@pytest.mark.parametrize(
    ("text", "code", "params"), REFUSED, ids=[f"{row[1]}-{row[0][:20]}" for row in REFUSED]
)
def test_what_is_no_game_is_refused_by_a_code(text: str, code: str, params: dict[str, object]) -> None:
    refuses(Game.from_pgn, text, code, params)


def test_more_moves_than_a_page_can_hold_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pgn_reading, "MOST_MOVES", 4)
    assert len(Game.from_pgn("1. e4 e5 2. Nf3 Nc6").moves) == 4
    limit = {"limit": 4}
    assert refuses(Game.from_pgn, "1. e4 e5 2. Nf3 Nc6 3. Bb5", "too-many-moves", limit).params == limit


@pytest.mark.parametrize(
    "text",
    [
        "1.e4 e5 2.Nf3",
        "e4 e5 Nf3",
        "1. e4! e5? 2. Nf3!? $14",
        "1. e4 (1. d4 d5 (1... Nf6 2. c4)) e5 2. Nf3",
        "1. e4 {best} e5 ; a reply\n2. Nf3",
        "1. e2e4 e7e5 2. g1f3",
        '[Variant "From Position"]\n\n1. e4 e5 2. Nf3',
        '% a line for machines\n[Event "x"]\n\n1. e4 e5 2. Nf3 *\n\n[Event "y"]\n\n1. d4 *',
        "\ufeff1. e4 e5\r\n2. Nf3 *\r\n",
    ],
)
def test_usual_habits_are_understood(text: str) -> None:
    assert [one.san for one in Game.from_pgn(text).moves] == ["e4", "e5", "Nf3"]


@pytest.mark.parametrize(
    ("name", "variant"),
    [
        ("Chess960", "chess960"),
        ("Fischerandom", "chess960"),
        ("King of the Hill", "kingofthehill"),
        ("kingOfTheHill", "kingofthehill"),
        ("Three-check", "3check"),
        ("Crazyhouse", "crazyhouse"),
        ("Standard", "standard"),
        ("standard", "standard"),
    ],
)
def test_variants_go_by_their_usual_names(name: str, variant: str) -> None:
    assert Game.from_pgn(f'[Variant "{name}"]\n\n1. e4 *').variant == variant


def test_castling_rights_of_chess960_make_it_chess960() -> None:
    game = Game.from_pgn('[FEN "1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1"]\n\n1. O-O-O *')
    assert game.variant == "chess960"
    assert game.moves[0].san == "O-O-O"


def test_comments_are_kept_as_plain_text() -> None:
    text = '1. e4 {<img src=x onerror="alert(1)"> [%cal Ge2e4] two\nlines \x07{} e5 {[%eval 0.3]} 2. Nf3 *'
    game = Game.from_pgn(text)
    assert [one.comment for one in game.moves] == ["<img src=x onerror='alert(1)'> two lines (", "", ""]
    again = Game.from_pgn(game.pgn())
    assert [one.comment for one in again.moves] == [one.comment for one in game.moves]


def test_a_long_comment_is_cut_off() -> None:
    game = Game.from_pgn("1. e4 {" + "word " * 5000 + "} e5")
    assert len(game.moves[0].comment) <= LONGEST_COMMENT


def test_a_header_cannot_break_out() -> None:
    game = Game.from_pgn('[Event "a\\"] b"]\n[White "A"]\n[X "1"]\n\n1. e4 *')
    text = game.pgn(Site='x"]\n\n1. d4 {')
    assert [one.san for one in Game.from_pgn(text).moves] == ["e4"]
    assert '[White "A"]' in text
    assert "[X " not in text


def test_deep_variations_do_not_exhaust_anything() -> None:
    assert len(Game.from_pgn("1. e4 " + "(" * 50_000 + ")" * 50_000 + " e5").moves) == 2


PIECES = (
    *("1.", "e4", "e5", "Nf3", "O-O", "1-0", "*", "@e4", "N@f3", "--", "Z0", "$1"),
    *("{", "}", "(", ")", "[", "]", '"', ";", "%", "\\", "\x00", "Ё", "\n", "\n\n"),
    *('[FEN "', "[Variant ", '[Result "1-0"]'),
)


@settings(max_examples=150 * SWEEP)
@given(st.lists(st.sampled_from(PIECES), max_size=30))
def test_whatever_is_pasted_is_a_game_or_a_refusal(words: list[str]) -> None:
    try:
        game = Game.from_pgn(" ".join(words))
    except PgnError as error:
        assert error.code in CODES
    else:
        assert Game.from_pgn(game.pgn()).pgn() == game.pgn()
