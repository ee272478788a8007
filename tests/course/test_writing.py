"""How a move may be written, and what is said when something is missing."""

from __future__ import annotations

import chess
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chesslearn.course.outcomes import OUTCOME_CODES
from chesslearn.course.spelling import read
from chesslearn.course.writing import fault_of

START = chess.STARTING_FEN
TWO_KNIGHTS = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1"
TWO_ROOKS = "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1"
PAWNS = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1"
CAPTURE = "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1"
CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
PROMOTION = "8/4P3/8/8/8/2k5/8/4K3 w - - 0 1"
PASSING = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
CHECK = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
MATE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"

RIGHT = [
    (START, "e2e4", "e4 e2e4 e2-e4 1.e4 е4 e4!?"),
    (START, "g1f3", "Nf3 Кf3 кf3 nf3 Ng1f3 Кg1-f3 Nf3!"),
    (TWO_KNIGHTS, "d2f3", "Ndf3 Кdf3 Nd2f3 Nd2-f3"),
    (TWO_ROOKS, "a1a3", "R1a3 Л1a3 Т1a3 Ra1a3 Ra1-a3"),
    (PAWNS, "e4d5", "exd5 ed5 e4xd5 e4d5 e:d5 ехd5"),
    (CAPTURE, "c3d5", "Nxd5 Кxd5 Кхd5 К:d5 Nd5 Nc3xd5"),
    (CASTLING, "e1g1", "O-O 0-0 О-О 00 o-o"),
    (CASTLING, "e1c1", "O-O-O 0-0-0 0–0–0"),
    (PROMOTION, "e7e8q", "e8Q e8=Q e8Ф e8=Ф e8(Q) e7e8Q e7-e8=Q"),
    (PASSING, "e5d6", "exd6 ed6 exd6e.p. exd6 e.p. e5xd6"),
    (CHECK, "a1a8", "Ra8 Ra8+ Лa8+ Ra8†"),
    (MATE, "a1a8", "Ra8 Ra8# Ra8++"),
    (CHECK, "e1e2", "Ke2 Крe2 Kpe2 Кре2"),
]

FAULTS = [
    (START, "e2e4", "d4", "notation-file"),
    (START, "e2e4", "e3", "notation-rank"),
    (START, "e2e4", "d5", "notation-square"),
    (START, "e2e4", "e2", "notation-from"),
    (START, "e2e4", "Пe4", "notation-pawn-letter"),
    (START, "e2e4", "Pe4", "notation-pawn-letter"),
    (START, "e2e4", "Ke4", "notation-letter"),
    (START, "e2e4", "exe4", "notation-no-capture"),
    (START, "e2e4", "ee4", "notation-not-needed"),
    (START, "e2e4", "e4=Q", "notation-no-promotion"),
    (START, "e2e4", "e4+", "notation-no-check"),
    (START, "e2e4", "e4#", "notation-no-check"),
    (START, "e2e4", "0-0", "notation-not-castling"),
    (START, "g1f3", "f3", "notation-letter-missing"),
    (START, "g1f3", "g1f3", "notation-letter-missing"),
    (START, "g1f3", "Kf3", "notation-letter"),
    (START, "g1f3", "Nxf3", "notation-no-capture"),
    (START, "g1f3", "Ngf3", "notation-not-needed"),
    (START, "g1f3", "Nbf3", "notation-origin"),
    (TWO_KNIGHTS, "d2f3", "Nf3", "notation-ambiguous"),
    (TWO_KNIGHTS, "d2f3", "N2f3", "notation-file-first"),
    (TWO_KNIGHTS, "d2f3", "Ngf3", "notation-origin"),
    (TWO_ROOKS, "a1a3", "Ra3", "notation-ambiguous"),
    (TWO_ROOKS, "a1a3", "Raa3", "notation-ambiguous"),
    (PAWNS, "e4d5", "d5", "notation-pawn-file"),
    (PAWNS, "e4d5", "xd5", "notation-pawn-file"),
    (PAWNS, "e4d5", "cxd5", "notation-origin"),
    (PAWNS, "e4d5", "exd5 e.p.", "notation-no-en-passant"),
    (CASTLING, "e1g1", "Kg1", "notation-castling"),
    (CASTLING, "e1g1", "0-0-0", "notation-castling-side"),
    (PROMOTION, "e7e8q", "e8", "notation-promotion"),
    (PROMOTION, "e7e8q", "e8=R", "notation-promotion-piece"),
    (PROMOTION, "e7e8q", "e8=K", "notation-promotion-piece"),
    (CHECK, "a1a8", "Ra8#", "notation-only-check"),
    (MATE, "a1a8", "Ra8+", "notation-mate"),
    (START, "e2e4", "", "not-a-move"),
    (START, "e2e4", "e9", "not-a-move"),
    (START, "e2e4", "hello", "not-a-move"),
]


@pytest.mark.parametrize(("fen", "uci", "texts"), RIGHT)
def test_right(fen: str, uci: str, texts: str) -> None:
    board, move = chess.Board(fen), chess.Move.from_uci(uci)
    for text in (*texts.replace(" e.p.", "~e.p.").split(), board.san(move)):
        assert fault_of(board, move, text.replace("~", " ")) is None, text


@pytest.mark.parametrize(("fen", "uci", "text", "code"), FAULTS)
def test_faults(fen: str, uci: str, text: str, code: str) -> None:
    fault = fault_of(chess.Board(fen), chess.Move.from_uci(uci), text)
    assert fault is not None
    assert fault.code == code
    assert set(fault.params) == set(OUTCOME_CODES[code])


@pytest.mark.parametrize(
    ("fen", "uci", "text", "must", "code"),
    [
        (CAPTURE, "c3d5", "Nd5", ["capture"], "notation-capture"),
        (CAPTURE, "c3d5", "Nxd5", ["capture"], None),
        (PAWNS, "e4d5", "ed5", ["capture"], "notation-capture"),
        (CHECK, "a1a8", "Ra8", ["check"], "notation-check"),
        (MATE, "a1a8", "Ra8", ["check"], "notation-mate"),
        (MATE, "a1a8", "Ra8#", ["check"], None),
        (CHECK, "a1a8", "Ra8", ["capture"], None),
    ],
)
def test_signs_that_must_stand(fen: str, uci: str, text: str, must: list[str], code: str | None) -> None:
    fault = fault_of(chess.Board(fen), chess.Move.from_uci(uci), text, must)  # type: ignore[arg-type]
    assert (fault and fault.code) == code


@given(st.text(alphabet="KQRBNkqnКрФЛСТabcdefgh12345678x+#=-0Oо:. !", max_size=12))
@settings(max_examples=300, deadline=None)
def test_no_text_breaks_the_reader(text: str) -> None:
    read(text)
    for fen, uci, _ in RIGHT:
        fault = fault_of(chess.Board(fen), chess.Move.from_uci(uci), text)
        assert fault is None or fault.code in OUTCOME_CODES
