"""Everything the program says in one language, in all its forms, each sentence once.

Every function of `PAGES` is called with all values of its parameters
(`buildtools.values`); one with a parameter that has none there is named by a
`LookupError`.
"""

from __future__ import annotations

import inspect
import itertools
import re
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any

import attrs
import chess
import chess.variant

from buildtools import samples
from buildtools.samples import SIDES
from buildtools.values import BOTH, MOVES, NOTICES, PGN, TYPED, states, values_of
from chesslearn import words
from chesslearn.course.outcomes import ADVICE_CODES, QUESTION_CODES, Outcome, Question, Travel
from chesslearn.course.state import Advice, StepState
from chesslearn.gallery import CHAPTERS, exhibits, plate
from chesslearn.i18n import Translator
from chesslearn.rules.facts import STATUS_CODES
from chesslearn.rules.types import Status
from chesslearn.words import (
    announce,
    cards,
    certificate,
    explorer,
    gallery,
    game,
    game_setup,
    interface,
    memory,
    notebooks,
    page,
    position,
    terminal,
    tried,
    versus,
)
from chesslearn.words.said import Said

PAGES: tuple[ModuleType, ...] = (
    page,
    memory,
    certificate,
    game_setup,
    game,
    cards,
    explorer,
    gallery,
    versus,
    announce,
    tried,
)
"""The modules whose functions say something to the reader."""

_CODE = re.compile("`[^`]+`")

OTHERWISE = frozenset(
    {
        "page.question", "page.counter", "page.notice", "memory.squares", "game.bad_pgn", "explorer.line",
        "gallery.attempt", "gallery.played", "gallery.claimed", "versus.advice", "announce.answer",
        "announce.feedback", "announce.page", "announce.refusal", "announce.travels", "announce.move",
        "announce.plain",
    }
)  # fmt: skip
"""Functions that `_others` calls, and those that say nothing of their own."""


@attrs.frozen(order=True)
class Sentence:
    """Something said: the code it is said for, what kind of text it is, and the text."""

    code: str
    kind: str
    """``"headline"``, ``"text"`` (whole sentences), ``"template"`` (with places to fill) or ``"label"``."""
    text: str


def table(t: Translator) -> list[Sentence]:
    """Return everything the program says in a language, each once, sorted by code."""
    said = itertools.chain(
        _judge(t), _outcomes(t), _pages(t), _others(t), _gallery(t), _front_end(t), _terminal(t)
    )
    return sorted({sentence for sentence in said if sentence.text})


def _split(code: str, said: object) -> Iterator[Sentence]:
    if isinstance(said, Said):
        yield Sentence(code, "headline", said.headline)
        yield Sentence(code, "text", said.text)
        yield Sentence("article", "label", said.article)
    elif isinstance(said, dict):
        for key, value in said.items():
            yield from _split(f"{code}.{key}", value)
    elif isinstance(said, tuple | list):
        for value in said:
            yield from _split(code, value)
    elif said is not None:
        yield Sentence(code, "label", str(said))


def _judge(t: Translator) -> Iterator[Sentence]:
    for reason in samples.reasons():
        yield from _split(f"reason {reason.code}", words.reason(t, reason))
        yield from _split(f"reason {reason.code} (colours)", words.reason(t, reason, voice="colours"))
    for note in samples.notes():
        yield from _split(f"note {note.code}", words.note(t, note))
        yield from _split(f"note {note.code} (colours)", words.note(t, note, voice="colours"))
    for fact in samples.facts():
        yield from _split(f"fact {fact.code}", words.fact(t, fact))
    for row in STATUS_CODES:
        for winner in (None, True, False):
            yield from _split(f"status {row.code}", words.status(t, Status(row.code, winner)))


def _outcomes(t: Translator) -> Iterator[Sentence]:
    for outcome in samples.outcomes():
        yield from _split(f"outcome {outcome.code}", words.outcome(t, outcome, StepState()))


def _pages(t: Translator) -> Iterator[Sentence]:
    for module in PAGES:
        place = module.__name__.rpartition(".")[2]
        for name, function in vars(module).items():
            own = inspect.isfunction(function) and function.__module__ == module.__name__
            code = f"{place}.{name}"
            if own and not name.startswith("_") and code not in OTHERWISE:
                yield from _calls(t, code, function)


def _calls(t: Translator, code: str, function: Callable[..., object]) -> Iterator[Sentence]:
    names = list(inspect.signature(function).parameters)[1:]
    for values in itertools.product(*(values_of(t, code, name) for name in names)):
        params: dict[str, Any] = dict(zip(names, values, strict=True))
        yield from _split(code, function(t, **params))


def _others(t: Translator) -> Iterator[Sentence]:
    for code, names in QUESTION_CODES.items():
        for piece, side in itertools.product(samples.LETTERS, SIDES):
            known = {"square": "e4", "piece": piece, "side": side, "san": "Nf3"}
            asked = Question(code, {name: known[name] for name in names})
            yield from _split(f"question {code}", page.question(t, asked))
    for advice, piece in itertools.product(ADVICE_CODES, samples.LETTERS):
        given = Advice(code=advice, params={"piece": piece, "side": "white"})
        yield from _split(f"advice {advice}", versus.advice(t, given))
    for state in states():
        yield from _split("counter", page.counter(t, state))
    for notice, value in NOTICES:
        yield from _split(f"notice {notice}", page.notice(t, notice, value))
    for code in game.PGN_CODES:
        yield from _split(f"pgn {code}", game.bad_pgn(t, code, PGN))
    for code in words.moves.CODES:
        for piece, side in itertools.product(samples.LETTERS, SIDES):
            error = words.moves.MoveTextError(code, **{**TYPED, "piece": piece, "side": side})
            yield from _split(f"typed {code}", words.move_text_error(t, error))
    yield from _coach(t)
    for letter, here, side in itertools.product(samples.LETTERS, BOTH, SIDES):
        travels = (Travel(f"w{letter}", here), Travel(f"b{letter}", here))
        yield from _split("travels", announce.travels(t, travels, side))
    for fen, move in MOVES:
        board = chess.Board(fen)
        yield from _split("move", announce.move(t, board, chess.Move.from_uci(move)))
    for fen, turn, pockets in (
        ("", None, ""),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "white", "QRBNPqrbnp"),
        ("4k3/8/8/8/8/8/8/8", "black", ""),
    ):
        board_alone = chess.BaseBoard(fen or None)
        yield from _split("position", position.in_words(t, board_alone, turn, pockets))
    drop = chess.variant.CrazyhouseBoard("4k3/8/8/8/8/8/8/4K3[QRBNP] w - - 0 1")
    for piece in "QRBNP":
        yield from _split("move", announce.move(t, drop, chess.Move.from_uci(f"{piece}@d3")))
    for name, (title, *texts) in notebooks.notes(t).items():
        yield Sentence(f"notebook {name}", "headline", title)
        yield from (Sentence(f"notebook {name}", "text", _CODE.sub("xyz", text)) for text in texts)
    lost = Outcome(
        kind="solved", code="versus-lost", params={"how": "checkmate", "side": "white", "move": "Qh4#"}
    )
    yield from _split("outcome versus-lost", words.outcome(t, lost, StepState()))
    yield from _split("refusal", announce.refusal(t, page.still_open(t)))


def _coach(t: Translator) -> Iterator[Sentence]:
    for side, check in itertools.product(SIDES, BOTH):
        yield from _split("threats", words.coach.threats(t, [], side=side, check=check))
    for said, side in itertools.product(samples.remarks(), SIDES):
        yield Sentence(f"remark {said.code}", "text", words.coach.remark(t, said, side))
        if said.code == "threat-mate":
            yield from _split("threats", words.coach.threats(t, [said], side=side, check=False))


def _gallery(t: Translator) -> Iterator[Sentence]:
    for exhibit in itertools.chain.from_iterable(exhibits(name) for name in CHAPTERS):
        shown = plate(t, exhibit)
        yield from _split("gallery", shown.caption)
        yield from _split(f"gallery {exhibit.name}", shown.said)
        yield from (Sentence(f"gallery {exhibit.name}", "text", sentence) for sentence in shown.more)


def _front_end(t: Translator) -> Iterator[Sentence]:
    for key, text in interface.strings(t).items():
        yield Sentence(f"strings {key}", "template", text)
    yield Sentence("program_fault", "label", interface.program_fault(t))


def _terminal(t: Translator) -> Iterator[Sentence]:
    groups = (
        terminal.places, terminal.helps, terminal.parsing, terminal.lines, terminal.faults, terminal.causes,
        terminal.levels,
    )  # fmt: skip
    for group in groups:
        texts: Mapping[Any, str] = group(t)
        yield from (
            Sentence(f"terminal {group.__name__}.{key}", "template", text) for key, text in texts.items()
        )
    yield Sentence("terminal cause.unicode", "label", terminal.cause(t, UnicodeError()))
