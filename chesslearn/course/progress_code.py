"""Progress codes: the solved steps in few letters that can be typed or sent as a link.

A code is a version, the payload and a checksum, in letters that are hard to
confuse (Crockford's base 32: no I, L, O, U; case, spaces and hyphens do not
matter). The payload has one bit for each step of the ledger, then the names of
steps that are not in it. A bit for which this version has no name is kept under
its number, and has its name again as soon as the ledger knows it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Final

from chesslearn.course.ledger import ledger, ledger_numbers
from chesslearn.course.problems import ProgressError

VERSION: Final = "1"
MAX_CODE: Final = 399
MAX_NAMES: Final = 64 * 1024
UNNAMED: Final = "?"
"""The lesson id under which steps stand that only a later version has names for."""

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_CHECK: Final = 4
_LOOKALIKES: Final = str.maketrans(
    {"O": "0", "I": "1", "L": "1", " ": None, "-": None, "\n": None, "\t": None}
)

Step = tuple[str, str]


def encode(steps: Iterable[Step]) -> str:
    """Return the code of solved steps; empty when there are none."""
    solved = sorted(set(steps))
    numbers = ledger_numbers()
    bits, names = 0, []
    for step in solved:
        number = int(step[1]) if _is_number(step) else numbers.get(step)
        if number is None:
            names.append("/".join(step))
        else:
            bits |= 1 << number
    if not solved:
        return ""
    code = _code(bits, names)
    while len(code) > MAX_CODE and names:
        names = names[: len(names) * 3 // 4]
        code = _code(bits, names)
    return code


def decode(code: str) -> list[Step]:
    """Return the solved steps of a code; raises `ProgressError` when it is none of ours."""
    text = code[: MAX_CODE * 4].upper().translate(_LOOKALIKES)
    if len(text) <= _CHECK + 1 or any(letter not in _ALPHABET for letter in text):
        raise ProgressError("broken", "not a code")
    body, check = text[:-_CHECK], text[-_CHECK:]
    if _checksum(body) != check:
        raise ProgressError("broken", "checksum")
    if body[0] != VERSION:
        raise ProgressError("newer", f"version {body[0]}")
    try:
        return _steps(_from_letters(body[1:]))
    except (ValueError, IndexError, zlib.error):
        raise ProgressError("broken", "payload") from None


def _is_number(step: Step) -> bool:
    return step[0] == UNNAMED and step[1].isdecimal() and len(step[1]) <= 3


def _code(bits: int, names: list[str]) -> str:
    packed = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
    payload = bytes([len(packed)]) + packed
    if names:
        payload += zlib.compress("\n".join(names).encode(), 9)
    body = VERSION + _to_letters(payload)
    return body + _checksum(body)


def _steps(payload: bytes) -> list[Step]:
    size = payload[0]
    packed, names = payload[1 : size + 1], payload[size + 1 :]
    if len(packed) != size:
        raise ValueError("cut off")
    bits, known = int.from_bytes(packed, "little"), ledger()
    steps = [
        known[number] if number < len(known) else (UNNAMED, str(number))
        for number in range(bits.bit_length())
        if bits >> number & 1
    ]
    return steps + [_named(line) for line in _unpacked(names)]


def _unpacked(names: bytes) -> list[str]:
    if not names:
        return []
    unpacked = zlib.decompressobj()
    text = unpacked.decompress(names, MAX_NAMES).decode()
    if not unpacked.eof:
        raise ValueError("cut off")
    return text.split("\n")


def _named(line: str) -> Step:
    lesson, slash, step = line.partition("/")
    if not (lesson and slash and step):
        raise ValueError("not a step")
    return lesson, step


def _checksum(body: str) -> str:
    number = zlib.crc32(body.encode()) & 0xFFFFF
    return "".join(_ALPHABET[number >> shift & 31] for shift in (15, 10, 5, 0))


def _to_letters(payload: bytes) -> str:
    width = (len(payload) * 8 + 4) // 5
    number = int.from_bytes(payload, "big") << (width * 5 - len(payload) * 8)
    return "".join(_ALPHABET[number >> shift & 31] for shift in range(width * 5 - 5, -1, -5))


def _from_letters(letters: str) -> bytes:
    number = 0
    for letter in letters:
        number = number << 5 | _ALPHABET.index(letter)
    size, spare = divmod(len(letters) * 5, 8)
    return (number >> spare).to_bytes(size, "big")
