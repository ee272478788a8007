"""Retrograde analysis of a king and one or two men against a bare king, on bitboards.

The strong side is called White. A position is an entry (bare king in the quadrant
a1 to d4, white king, first man if there are two) and one bit: the square of the
last man. So sixty-four positions are worked on at once, and a table of four men
takes seconds in plain Python. Layer n holds the positions in which Black, to
move, is mated in n moves of White.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import NamedTuple

import chess

from ._geometry import ALL, FLIPS, QUADRANT, TURNS, flip_of, quadrant_index, seen, seen_from_any

PAUSE = 128
"""How many entries are worked on between two pauses: about ten milliseconds."""

Layers = list[list[int]]
"""By number of moves: for each entry, where White to move has won by then."""


class Step(NamedTuple):
    """A king's move of Black: where it leads, how flipped, and for which bits it is not possible.

    ``first`` says that it captures the first man. ``bit`` is the one where the
    last man is captured, 0 where it cannot be, and ``single`` and ``man`` the
    entry and the bit of what is left then.
    """

    entry: int
    flip: int
    impossible: int
    first: bool = False
    bit: int = 0
    single: int = 0
    man: int = 0


class Solved(NamedTuple):
    """A finished analysis: for each position the layer plus one (0: not lost), and White's wins."""

    lost: bytearray
    won: Layers


class Builder:
    """One analysis; ``kinds`` are the men beside White's king, ``parts`` what is left when one is captured.

    ``parts[kind]`` is the analysis of that single man, needed only where it can win.
    """

    def __init__(self, kinds: tuple[chess.PieceType, ...], parts: dict[chess.PieceType, Solved]) -> None:
        self.first = kinds[0] if len(kinds) == 2 else None
        self.last = kinds[-1]
        self.parts = parts
        self.width = 64 if self.first else 1
        size = 16 * 64 * self.width
        self.open = [0] * size
        self.quiet = [0] * size
        self.won = [0] * size
        self.steps: list[tuple[Step, ...]] = [()] * size
        self.lost = bytearray(size * 64)

    def run(self) -> Generator[None, None, Solved]:
        """Work until nothing changes; yield between portions of the work."""
        mates: dict[int, int] = {}
        for count, (entry, king, white, man) in enumerate(self._entries()):
            self._prepare(entry, king, white, man, mates)
            if count % PAUSE == 0:
                yield
        layer, layers = mates, [self.won[:]]
        while layer:
            fresh: dict[int, int] = {}
            for count, (entry, mask) in enumerate(layer.items()):
                self._note(entry, mask, len(layers))
                self._back(entry, mask, fresh)
                if count % PAUSE == 0:
                    yield
            for entry, mask in fresh.items():
                self.won[entry] |= mask
                self.quiet[entry] &= ~mask
            layers.append(self.won[:] if self.first is None else [])
            layer = {}
            for entry, left in enumerate(self.open):
                if left and (lost := self._forced(entry, left, len(layers) - 1)):
                    layer[entry] = lost
                    self.open[entry] = left & ~lost
                if entry % (4 * PAUSE) == 0:
                    yield
        return Solved(self.lost, layers)

    def _entries(self) -> Iterator[tuple[int, int, int, int | None]]:
        for number, king in enumerate(QUADRANT):
            for white in chess.SQUARES:
                if chess.square_distance(king, white) < 2:
                    continue
                entry = (number * 64 + white) * self.width
                if self.first is None:
                    yield entry, king, white, None
                    continue
                for man in chess.SQUARES:
                    if man not in (king, white):
                        yield entry + man, king, white, man

    def _prepare(self, entry: int, king: int, white: int, man: int | None, mates: dict[int, int]) -> None:
        """Find Black's moves, the mates, and where White may be to move."""
        around = chess.BB_SQUARES[white] | (0 if man is None else chess.BB_SQUARES[man])
        legal = ALL & ~around & ~chess.BB_SQUARES[king]
        checked = self._attacked(king, around, white, man)
        steps, stuck = [], legal
        for target in chess.scan_forward(chess.BB_KING_ATTACKS[king] & ~chess.BB_KING_ATTACKS[white]):
            step = self._step(target, around, white, man)
            stuck &= step.impossible
            if legal & ~step.impossible:
                steps.append(step)
        self.steps[entry] = tuple(steps)
        self.quiet[entry] = legal & ~checked
        self.open[entry] = legal & ~stuck
        if stuck & checked:
            mates[entry] = stuck & checked

    def _attacked(self, square: int, around: int, white: int, man: int | None) -> int:
        """Return for which squares of the last man White attacks a square."""
        found = seen(self.last, square, around)
        if self.first is None or man is None or man == square:
            return found
        if seen(self.first, man, chess.BB_SQUARES[white]) & chess.BB_SQUARES[square]:
            found |= ALL & ~chess.between(man, square)
        return found

    def _step(self, target: int, around: int, white: int, man: int | None) -> Step:
        flip = flip_of(target)
        turn = TURNS[flip]
        mask = chess.BB_SQUARES[target]
        impossible = self._attacked(target, around & ~mask, white, man) & ~mask
        start = quadrant_index(target ^ turn) * 64 + (white ^ turn)
        if man == target:
            return Step(start, flip, impossible | mask, first=True)
        if self.first is None or man is None:
            return Step(start, flip, impossible)
        if seen(self.first, man, chess.BB_SQUARES[white]) & mask:
            return Step(start * 64 + (man ^ turn), flip, impossible | mask)
        left = chess.BB_SQUARES[man ^ turn]
        return Step(start * 64 + (man ^ turn), flip, impossible, bit=mask, single=start, man=left)

    def _forced(self, entry: int, left: int, moves: int) -> int:
        """Return the bits for which every move of Black leads to where White wins in so many moves."""
        for step in self.steps[entry]:
            won = self._part(self.last, step.entry, moves) if step.first else self.won[step.entry]
            if step.flip and won:
                won = FLIPS[step.flip](won)
            if step.bit & left and self._part(self.first, step.single, moves) & step.man:
                won |= step.bit
            left &= step.impossible | won
            if not left:
                break
        return left

    def _part(self, kind: chess.PieceType | None, entry: int, moves: int) -> int:
        part = None if kind is None else self.parts.get(kind)
        return 0 if part is None else part.won[min(moves, len(part.won) - 1)][entry]

    def _back(self, entry: int, mask: int, fresh: dict[int, int]) -> None:
        """Add the positions from which White can move into these."""
        number, man = divmod(entry, self.width)
        number, white = divmod(number, 64)
        quiet, start = self.quiet, number * 64
        for square in chess.scan_forward(chess.BB_KING_ATTACKS[white]):
            other = (start + square) * self.width + man
            if bits := mask & quiet[other]:
                fresh[other] = fresh.get(other, 0) | bits
        around = chess.BB_SQUARES[QUADRANT[number]] | chess.BB_SQUARES[white]
        if self.first:
            for square in chess.scan_forward(seen(self.first, man, around)):
                other = (start + white) * 64 + square
                if (left := mask & quiet[other]) and (bits := left & ~chess.between(man, square)):
                    fresh[other] = fresh.get(other, 0) | bits
            around |= chess.BB_SQUARES[man]
        if quiet[entry] and (bits := seen_from_any(self.last, mask, ~around) & quiet[entry]):
            fresh[entry] = fresh.get(entry, 0) | bits

    def _note(self, entry: int, mask: int, number: int) -> None:
        for square in chess.scan_forward(mask):
            self.lost[entry * 64 + square] = number
