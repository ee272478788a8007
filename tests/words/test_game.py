"""Every result, every fault of a game as text and everyone to play against has words."""

from __future__ import annotations

from typing import get_args

import attrs
import pytest

from chesslearn.i18n import Translator
from chesslearn.play.pgn_reading import CODES
from chesslearn.play.records import ResultCode
from chesslearn.words import coach, game_setup
from chesslearn.words import game as says
from chesslearn.words.judge import status

PARAMS = {"san": "Nf3", "number": 3, "side": "black", "name": "Atomic", "limit": 2000, "how": "checkmate"}


@pytest.mark.parametrize("code", get_args(ResultCode))
@pytest.mark.parametrize("winner", ["white", "black"])
def test_every_result_is_told(t: Translator, code: str, winner: str) -> None:
    told = says.ended(t, code, winner)
    if told is None:
        assert code in status.CODES
    else:
        assert told.headline
        assert told.text
        assert "{" not in told.headline + told.text


@pytest.mark.parametrize("code", CODES)
def test_every_fault_of_a_game_as_text_is_told(t: Translator, code: str) -> None:
    told = says.bad_pgn(t, code, PARAMS)
    assert told.text
    assert "{" not in told.text
    assert code in says.PGN_CODES


def test_every_kind_of_chess_has_a_name_and_a_note(t: Translator) -> None:
    assert set(game_setup.variants(t)) == set(game_setup.variant_notes(t))
    assert len(set(game_setup.variant_notes(t).values())) == len(game_setup.variants(t))


def test_everyone_to_play_against_is_someone_else(t: Translator) -> None:
    names = [name for name, _ in game_setup.rivals(t).values()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("you", ["white", "black", None])
@pytest.mark.parametrize("winner", ["white", "black", None])
def test_who_won_is_told_to_each_side(t: Translator, winner: str | None, you: str | None) -> None:
    told = {says.won(t, other, you=you) for other in ("white", "black", None)}
    assert says.won(t, winner, you=you) in told
    assert len(told) == 3


@attrs.frozen
class Threat:
    """A remark of the coach as the words see it."""

    code: str
    squares: dict[str, tuple[str, ...]]
    params: dict[str, str | int | bool | tuple[str, ...]]


@pytest.mark.parametrize("how", ["undefended", "cheaper", "outnumbered"])
@pytest.mark.parametrize("piece", "QRBNP")
def test_every_threat_is_told(t: Translator, how: str, piece: str) -> None:
    squares = {"man": ("d5",), "attackers": ("a5",)}
    threat = Threat("threat-capture", squares, {"piece": piece, "attacker": "R", "how": how})
    (told,) = coach.threats(t, [threat], side="black", check=False)
    assert "d5" in told.text
    assert "a5" in told.text
    assert "{" not in told.text
