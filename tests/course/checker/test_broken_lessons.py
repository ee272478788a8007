"""What the checker says of lessons that do not hold."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

import pytest

from chesslearn.course.checker import Known, check_data

ROOK = 'fen = "8/8/8/8/3R4/8/3P4/8 w - - 0 1"\nkings = "none"\n'
MOVE = f'task = "move"\n{ROOK}goal = {{ kind = "reach", squares = ["d8"] }}\nsolutions = ["d4d8"]\n'
REFUSED = f'task = "move"\n{ROOK}goal = {{ kind = "refused", code = "own-piece" }}\nsolutions = ["d4d2"]\n'
SHOW = f'task = "show"\n{ROOK}frames = [{{ move = "d4d8" }}]\n'
STARS = f'task = "collect"\n{ROOK}stars = ["d8", "a8"]\npar = 2\n'
PREY = 'task = "collect"\nfen = "8/3p4/8/8/3R4/8/8/8 w - - 0 1"\nkings = "none"\ncaptures = ["d7"]\npar = 1\n'
SQUARES = f'task = "squares"\n{ROOK}of = {{ kind = "moves", from = "d4" }}\n'
CHOICES = '[{ text = "Yes", answer = "A", right = true }, { text = "No", answer = "B" }]'
JUDGE = f'task = "judge"\n{ROOK}choices = {CHOICES}\n'
PROOF = 'proof = { move = "d4e5", legal = false, code = "wrong-way" }\n'
KINGS = (
    'task = "move"\nfen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"\ngoal = { kind = "check" }\nsolutions = ["a1a8"]\n'
)
PAWN_FEN = "8/4P3/8/8/8/2k5/8/4K3 w - - 0 1"
PAWN = f'task = "move"\nfen = "{PAWN_FEN}"\ngoal = {{ kind = "promote" }}\nsolutions = ["e7e8q"]\n'
LINE = (
    'task = "line"\nfen = "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1"\nline = ["a2a7", "h8g8", "b1b8"]\n'
    'goal = { kind = "mate" }\nright = { a2a7 = "Good." }\nwrong = { a2a8 = "Early." }\n'
)
OTHER = 'alternatives = [{ at = 1, line = ["b1b7", "h8g8", "a2a8"] }]\n'
START = 'fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"\n'
WRITE = f'task = "notation"\nkind = "write"\n{START}move = "g1f3"\n'
READ = WRITE.replace("write", "read")
SCORE = f'task = "notation"\nkind = "score"\n{START}moves = ["e2e4", "e7e5"]\n'
SETUP = 'task = "setup"\ntarget = "4k3/8/8/8/8/8/8/3QK3"\nwrong = { wQe1 = "No." }\n'
REPAIR = SETUP + 'fen = "4k3/8/8/8/8/8/8/3KQ3 w - - 0 1"\n'
COUNT = f'task = "count"\n{ROOK}answer = 12\nof = {{ kind = "moves", from = "d4" }}\n'
ORDER = 'task = "order"\nitems = ["One", { text = "Two", early = "Not yet." }]\n'
IMPOSSIBLE = f'task = "judge"\nfen = "8/8/8/8/8/8/8/KK4k1 w - - 0 1"\nchoices = {CHOICES}\npossible = false\n'
CLAIM = 'task = "claim"\nfen = "8/8/4k3/8/8/3RK3/P7/r7 w - - 99 90"\nmove = "e3e2"\nanswer = "fifty"\n'

GOOD = [CLAIM, KINGS + 'refuted = { a1a7 = "e8f8" }', LINE + 'refuted = { a2a8 = "h8g7" }',
         COUNT + 'hints = ["Up the file.", "Do not forget d3."]',
        SETUP, REPAIR, COUNT, ORDER, COUNT + "choices = [10, 12]", IMPOSSIBLE,
        WRITE, READ, SCORE, LINE, LINE + OTHER,
        MOVE, REFUSED, SHOW, STARS, PREY, SQUARES, JUDGE, JUDGE + PROOF, KINGS,
        'task = "drill"\ndrill = "find-square"\n', f'task = "judge"\nchoices = {CHOICES}\n',
        MOVE + 'refusals = { d4d2 = "own-piece", d4d1 = "path-blocked" }\nwrong = { d4d7 = "Further." }\n'
        + 'rules = ["rook.moves"]\nhints = ["Up.", { squares = ["d8"] }, "Rd8"]\n',
        MOVE.replace("solutions", "refusals = { d4e5 = \"wrong-way\" }\nsolutions"),
        f'task = "move"\n{ROOK}goal = {{ kind = "moves", moves = ["d4d8", "d4d7"] }}\n',
        PAWN.replace('["e7e8q"]', '["e7e8q", "e7e8r"]')]  # fmt: skip

BROKEN = [
    # piece of a step, key, part of the message, part of the cure
    (MOVE.replace('kings = "none"\n', ""), "fen", "White has no king", 'kings = "none"'),
    (KINGS + 'kings = "none"\n', "fen", "both kings are here", "Remove"),
    (KINGS.replace("R3K3", "4K2P"), "fen", "first or last rank", "Mend"),
    (KINGS.replace("R3K3 w", "4R1K1 w"), "fen", "not to move is in check", "Mend"),
    (KINGS.replace("w -", "w K"), "fen", "castling rights", "Mend"),
    (KINGS.replace("R3K3", "RK2K3"), "fen", "two kings", "Mend"),
    (MOVE.replace('["d8"]', '["d2"]'), "goal", "reached before any move", "Change"),
    (MOVE.replace('solutions = ["d4d8"]', ""), "solutions", "no move solves", "Add solutions"),
    (MOVE.replace('"d4d8"]', '"d4d1"]'), "solutions[0]", 'd4d1 is refused for "path-blocked"', "Mend"),
    (MOVE.replace('"d4d8"]', '"d4d7"]'), "solutions[0]", "does not reach the goal", "Mend"),
    (MOVE.replace('["d8"]', '["d1"]'), "goal", "no legal move reaches the goal", "Mend"),
    (MOVE.replace('["d8"]', '["d8", "d7"]'), "solutions", "d4d7 reach the goal too", "List them all"),
    (PAWN, "solutions", "e7e8b, e7e8n, e7e8r reach the goal too", "List them all"),
    (MOVE + 'refusals = { d4d7 = "own-piece" }', "refusals.d4d7", "is legal", "Remove"),
    (MOVE + 'refusals = { d4d1 = "own-piece" }', "refusals.d4d1", 'refused for "path-blocked"',
     "path-blocked"),
    (MOVE + 'wrong = { d4d1 = "No." }', "wrong.d4d1", "the judge answers it", "Remove"),
    (MOVE + 'wrong = { d4d8 = "No." }', "wrong.d4d8", "reaches the goal", "Remove"),
    (KINGS.replace("R3K3 w -", "R3K3 w Q") + 'wrong = { e1a1 = "No." }', "wrong.e1a1", "e1c1", "Write e1c1"),
    (REFUSED.replace('"d4d2"]', '"d4d1"]'), "solutions[0]", 'refused for "path-blocked", not for', "Mend"),
    (REFUSED.replace('"d4d2"]', '"d4d3"]'), "solutions[0]", "is legal", "Mend"),
    (REFUSED.replace('"own-piece"', '"own-peice"'), "goal.code", "no reason", '"own-piece"'),
    (SHOW.replace('{ move = "d4d8" }', '{ move = "d4d1" }'), "frames[0].move", "path-blocked", "Follow"),
    (SHOW.replace('{ move = "d4d8" }', '{ move = "d4d8" }, { move = "d4d7" }'), "frames[1].move",
     "no-piece", "Follow"),
    (SHOW.replace('{ move = "d4d8" }', ""), "frames", "nothing to show", "Add frames"),
    (STARS.replace("par = 2", "par = 3"), "par", "not the least", "par = 2 (d4d8 d8a8)"),
    (STARS.replace("par = 2", "par = 1"), "par", "not the least", "par = 2"),
    (STARS.replace('"a8"', '"d2"'), "stars", "d2 is collected at the start", "another square"),
    (STARS.replace('"a8"', '"d8"'), "stars", "d8 is named twice", "once"),
    (STARS.replace('["d8", "a8"]', "[]"), "stars", "nothing to collect", "Add stars"),
    (STARS.replace("3R4/8/3P4", "3B4/8/8").replace('"d8", "a8"', '"d7"'), "stars",
     "not all of them", "Move a star"),
    (PREY.replace("captures", "stars"), "stars", "enemy man stands on the star d7", 'captures = ["d7"]'),
    (PREY.replace('"d7"', '"d6"'), "captures", "no enemy man", "Name the squares"),
    (SQUARES.replace('"d4"', '"e4"'), "of.from", "no man of the side to move stands on e4", "Mend"),
    (SQUARES.replace('"moves"', '"captures"'), "of", "no square is right", "Ask for something"),
    (SQUARES + "count = 30", "count", "30 squares are asked for, 12 are right", "Leave count out"),
    (SQUARES + 'wrong = { d5 = "No." }', "wrong.d5", "d5 is a right square", "Remove"),
    (LINE.replace('["a2a7", "h8g8", "b1b8"]', "[]"), "line", "no move to find", "Add line"),
    (LINE.replace('"h8g8"', '"h8h7"'), "line[1]", "h8h7 is refused", "Follow"),
    (LINE.replace('"b1b8"]', '"b1b7"]'), "line[2]", "does not reach the goal", "Mend"),
    (LINE.replace('"b1b8"]', '"b1b8", "g8h8"]'), "line[3]", "is refused", "Follow"),
    (LINE.replace('"mate"', '"moves", moves = ["a2a7", "b1b8"]'), "line[0]", "goal already", "End"),
    (LINE.replace('"mate"', '"refused", code = "pinned"'), "line[2]", "does not reach", "Mend"),
    (LINE.replace('"mate"', '"reach", squares = ["b1", "b8"]'), "goal", "before any move", "Change"),
    (LINE.replace("right = { a2a7", "right = { a2a6"), "right.a2a6", "no right move", "Remove"),
    (LINE.replace("wrong = { a2a8", "wrong = { a2b3"), "wrong.a2b3", "never a legal move", "judge"),
    (LINE.replace("wrong = { a2a8", "wrong = { a2a7"), "wrong.a2a7", "never a legal move", "judge"),
    (LINE + OTHER.replace("at = 1", "at = 3"), "alternatives[0].at", "no move 3", "from 1"),
    (LINE + OTHER.replace("b1b7", "a2a7"), "alternatives[0].line", "not leave the main line", "another"),
    (LINE + OTHER.replace("a2a8", "a2a6"), "alternatives[0].line[2]", "does not reach the goal", "Mend"),
    (LINE + 'hints = ["Play Ra7.", "No more."]', "hints[0]", "gives the answer", "last"),
    (WRITE.replace("g1f3", "g1g3"), "move", "is refused", "Follow"),
    (SCORE.replace("e7e5", "e7e4"), "moves[1]", "is refused", "Follow"),
    (WRITE + 'wrong = { g1h3 = "No." }', "wrong", "only a move that is played", "Remove"),
    (READ + 'wrong = { g1g3 = "No." }', "wrong.g1g3", "no other legal move", "Remove"),
    (READ + 'wrong = { g1f3 = "No." }', "wrong.g1f3", "no other legal move", "Remove"),
    (READ + 'must = ["check"]', "must", "nothing is written", "Remove"),
    (SETUP.replace("4k3", "8"), "target", "Black has no king", "Mend"),
    (REPAIR.replace("KQ3", "QK3"), "target", "in its place already", "Change"),
    (REPAIR.replace("4k3/8/8/8/8/8/8/3KQ3", "4k2q/8/8/8/8/8/8/3KQ3"), "fen", "too many: bQ", "Take"),
    (SETUP.replace("wQe1", "wQd1"), "wrong.wQd1", "is right", "Remove"),
    (SETUP.replace("wQe1", "bQd1"), "wrong.bQd1", "no bQ", "Remove"),
    (COUNT.replace("12", "14"), "answer", "14 is not the number", "answer = 12 (a4"),
    (COUNT + "choices = [10, 14]", "choices", "not among them", "Add"),
    (COUNT + "choices = [12]", "choices", "nothing to choose", "two numbers"),
    (COUNT + "choices = [12, 12]", "choices", "12 comes twice", "Leave one"),
    (IMPOSSIBLE.replace("possible = false", ""), "fen", "two kings", "Mend"),
    (ORDER.replace("Not yet", "Not on z9"), "items[1].early", 'names "z9"', "a1 to h8"),
    (LINE + 'refuted = { b1b6 = "g8h7" }', "refuted.b1b6", "no legal reply", "Mend"),
    (LINE + 'refuted = { a2a7 = "h8g8" }', "refuted.a2a7", "never a legal move", "judge"),
    (KINGS + 'refuted = { a1a7 = "e8e7" }', "refuted.a1a7", "e8e7 is no legal reply", "Mend"),
    (KINGS + 'refuted = { a1a8 = "e8e7" }', "refuted.a1a8", "reaches the goal", "Remove"),
    (WRITE + 'hints = ["It is Nf3, of course.", "No more."]', "hints[0]", "gives the answer", "last"),
    (COUNT + 'hints = ["There are 12.", "No more."]', "hints[0]", "gives the answer", "last"),
    (CLAIM.replace('"fifty"', '"threefold"'), "answer", "the judge says fifty", 'answer = "fifty"'),
    (CLAIM.replace("e3e2", "a2a3"), "answer", "the judge says no-claim", "no-claim"),
    (CLAIM.replace("e3e2", "e3e5"), "move", "cannot be announced", "Mend"),
    (CLAIM + 'choices = ["threefold", "no-claim"]', "choices", "not among them", "Add"),
    (CLAIM + 'choices = ["fifty", "fifty"]', "choices", "two different", "Mend"),
    (CLAIM + 'wrong = { fifty = "No." }', "wrong.fifty", "right answer", "done"),
    (JUDGE.replace(", right = true", ""), "choices", "0 choices are right", "exactly one"),
    (JUDGE.replace('"B" }', '"B", right = true }'), "choices", "2 choices are right", "exactly one"),
    (JUDGE.replace(', { text = "No", answer = "B" }', ""), "choices", "nothing to choose", "two choices"),
    (JUDGE.replace('"No"', '"Yes"'), "choices", 'the choice "Yes" comes twice', "Leave one"),
    (JUDGE + PROOF.replace("wrong-way", "path-blocked"), "proof", 'refused for "wrong-way"', "Mend"),
    (JUDGE + PROOF.replace("d4e5", "d4d5"), "proof", "d4d5 is legal", "Mend"),
    (f'task = "judge"\nchoices = {CHOICES}\n' + PROOF, "proof", "no board", "Add fen"),
    (f'task = "judge"\nchoices = {CHOICES}\nmarks = ["e4"]', "marks", "no board", "Add fen"),
    (MOVE + 'rules = ["rook.move"]', "rules[0]", 'no rule "rook.move"', '"rook.moves"'),
    (MOVE + 'hints = ["Play Rd8.", "No more."]', "hints[0]", "gives the answer", "last"),
    (MOVE + 'hints = ["From d4 to d8!", "No more."]', "hints[0]", "gives the answer", "last"),
    (MOVE + 'hints = ["Try d4-d8 now", "No more."]', "hints[0]", "gives the answer", "last"),
    (MOVE + 'hints = [{ arrows = ["d4d8"] }, "No more."]', "hints[0]", "gives the answer", "last"),
    (PREY.replace("collect", "squares")
     .replace('captures = ["d7"]\npar = 1', 'of = { kind = "captures", from = "d4" }')
     + 'hints = [{ squares = ["d7"] }, "No more."]', "hints[0]", "gives the answer", "last"),
    (MOVE + 'hints = ["Up.", "Up."]', "hints[1]", "comes twice", "Leave one"),
    (JUDGE.replace('"Yes"', '"Yes, it can"') + 'hints = ["Yes, it can.", "x"]', "hints[0]",
     "the answer", "last"),
    (MOVE + 'hints = ["Go to d9."]', "hints[0]", 'names "d9"', "a1 to h8"),
    (MOVE + 'done = "Then Nxi4 is left."', "done", 'names "i4"', "a1 to h8"),
    (MOVE + 'wrong = { d4d7 = "a0 is far." }', "wrong.d4d7", 'names "a0"', "a1 to h8"),
    (MOVE + 'done = "<b>Good</b>"', "done", "HTML", "bold"),
    (MOVE + 'done = "See [this](http://x)"', "done", "link", "no links"),
    (MOVE + 'done = "# Good"', "done", "heading", "title"),
    (MOVE + 'done = "So **good"', "done", "not closed", "both sides"),
    (MOVE + 'done = "`e4`"', "done", "code marks", "plainly"),
    (MOVE + 'done = "TODO"', "done", "note to yourself", "Finish"),
]  # fmt: skip


def problems_of(text: str, known: Known | None = None) -> list[tuple[str, str, str, str, str]]:
    found = check_data(tomllib.loads(text), "little.toml", known or Known())
    return [(each.file, each.step, each.key, each.message, each.cure) for each in found]


@pytest.mark.parametrize("piece", GOOD)
def test_a_good_lesson_has_no_problem(lesson_toml: Callable[..., str], piece: str) -> None:
    assert problems_of(lesson_toml(piece)) == []


@pytest.mark.parametrize(("piece", "key", "message", "cure"), BROKEN)
def test_a_lesson_that_does_not_hold_is_told(
    lesson_toml: Callable[..., str], piece: str, key: str, message: str, cure: str
) -> None:
    found = problems_of(lesson_toml(piece))
    matching = [each for each in found if each[:3] == ("little.toml", "only", key)]
    assert matching, found
    assert message in matching[0][3]
    assert cure in matching[0][4]


def test_a_step_must_say_what_to_do(lesson_toml: Callable[..., str]) -> None:
    text = lesson_toml(MOVE, SHOW).replace('ask = "Do it."\n', "")
    assert [each[1:3] for each in problems_of(text)] == [("only", "ask")]


KNOWN = Known(frozenset({"board"}), frozenset({"board", "king", "little"}), frozenset({"pieces"}))


@pytest.mark.parametrize(
    ("change", "key", "message", "cure"),
    [
        (('id = "little"', 'id = "large"'), "id", "another name", "large.toml"),
        (('part = "pieces"', 'part = "piece"'), "part", 'no part "piece"', '"pieces"'),
        (("minutes = 5", 'minutes = 5\nneeds = ["boards"]'), "needs[0]", "no lesson", '"board"'),
        (("minutes = 5", 'minutes = 5\nneeds = ["board", "king"]'), "needs[1]", "comes later", "earlier"),
        (("minutes = 5", 'minutes = 5\nneeds = ["little"]'), "needs[0]", "needs itself", "Remove"),
        (('aim = "Try it."', 'aim = "Try k9."'), "aim", 'names "k9"', "a1 to h8"),
    ],
)
def test_the_head_of_a_lesson_is_checked(
    lesson_toml: Callable[..., str], change: tuple[str, str], key: str, message: str, cure: str
) -> None:
    found = problems_of(lesson_toml(MOVE).replace(*change, 1), KNOWN)
    assert [each[:3] for each in found] == [("little.toml", "", key)]
    assert message in found[0][3]
    assert cure in found[0][4]


def test_texts_are_checked_even_when_the_lesson_does_not_load(lesson_toml: Callable[..., str]) -> None:
    found = problems_of(lesson_toml(MOVE + 'done = "On i9."\nstarz = 5'))
    assert {each[2] for each in found} == {"starz", "done"}
