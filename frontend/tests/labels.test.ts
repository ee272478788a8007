import { expect, test } from "vitest";
import { factsOf, labelOf } from "../src/board/labels";
import { piecesOf, promotedIn } from "../src/board/fen";
import { fillIn, makeWords } from "../src/model/words";
import { STRINGS } from "../src/strings";
import { board } from "../dev/fixtures";

const words = makeWords(STRINGS);
const fen = "4k3/8/8/8/8/5Q~2/P7/4K2R w K - 0 1";
const said = (square: string, changes = {}, held: string | null = null): string =>
  labelOf(words, factsOf(square, board({ fen, ...changes }), piecesOf(fen), promotedIn(fen), held));

test.each([
  ["d4", {}, null, "d4, empty"],
  ["h1", {}, null, "h1, white rook"],
  ["f3", {}, null, "f3, white queen, promoted from a pawn"],
  ["e8", { check: "e8" }, null, "e8, black king, in check"],
  ["h1", { marks: [{ square: "h1", kind: "refused" }] }, null, "h1, white rook, not possible"],
  ["h1", {}, "h1", "h1, white rook, picked up"],
  ["d4", { marks: [{ square: "d4", kind: "star" }, { square: "d4", kind: "hint" }] }, null, "d4, empty, star, hint"],
  ["d4", { marks: [{ square: "d4", kind: "star" }, { square: "d4", kind: "star" }] }, null, "d4, empty, star"],
])("%s with %j, in hand %s: %s", (square, changes, held, label) => {
  expect(said(square, changes, held)).toBe(label);
});

test("a place without a value is left, a missing word shows its key", () => {
  expect(fillIn("{a} and {b}", { a: 1 })).toBe("1 and {b}");
  expect(makeWords({})("button.next")).toBe("button.next");
});
