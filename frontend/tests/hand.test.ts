import { describe, expect, test } from "vitest";
import { press, tap, type Hand } from "../src/board/hand";
import { piecesOf } from "../src/board/fen";

const pieces = piecesOf("4k3/8/8/8/8/8/P7/4K2R w K - 0 1");
const hand = (changes: Partial<Hand> = {}): Hand => ({
  held: null,
  pieces,
  movable: true,
  selecting: false,
  ...changes,
});

describe("a tap", () => {
  test("on a piece takes it in hand", () => expect(tap(hand(), "h1")).toEqual({ held: "h1" }));
  test("on an empty square does nothing", () => expect(tap(hand(), "d4")).toEqual({ held: null }));
  test("on the same square lets go", () => expect(tap(hand({ held: "h1" }), "h1")).toEqual({ held: null }));
  test("on another own piece takes that one", () =>
    expect(tap(hand({ held: "h1" }), "e1")).toEqual({ held: "e1" }));
  test("on an empty square is an attempt", () =>
    expect(tap(hand({ held: "h1" }), "d4")).toEqual({
      held: null,
      attempt: { kind: "move", from: "h1", to: "d4" },
    }));
  test("on the enemy king is an attempt too: Python says why not", () =>
    expect(tap(hand({ held: "h1" }), "e8").attempt).toEqual({ kind: "move", from: "h1", to: "e8" }));
  test("works for the pieces of the other side", () =>
    expect(tap(hand({ held: "e8" }), "e1").attempt).toEqual({ kind: "move", from: "e8", to: "e1" }));
});

describe("where a step asks to go onto an own piece", () => {
  const asked = (changes: Partial<Hand>): Hand => hand({ ontoOwn: true, ...changes });
  test("two taps are an attempt", () =>
    expect(tap(asked({ held: "h1" }), "e1").attempt).toEqual({ kind: "move", from: "h1", to: "e1" }));
  test("the same square still lets go", () => expect(tap(asked({ held: "h1" }), "h1")).toEqual({ held: null }));
  test("the first tap still takes a piece", () => expect(tap(asked({}), "e1")).toEqual({ held: "e1" }));
});

describe("where kings castle by going onto their rooks", () => {
  const castling = (changes: Partial<Hand>): Hand => hand({ castlingRooks: ["h1"], ...changes });
  test("two taps, king and rook, are an attempt", () =>
    expect(tap(castling({ held: "e1" }), "h1")).toEqual({
      held: null,
      attempt: { kind: "move", from: "e1", to: "h1" },
    }));
  test("another piece takes the rook in hand", () =>
    expect(tap(castling({ held: "a2" }), "h1")).toEqual({ held: "h1" }));
  test("the rook takes the king in hand", () =>
    expect(tap(castling({ held: "h1" }), "e1")).toEqual({ held: "e1" }));
  test("a rook without the right is taken in hand", () =>
    expect(tap(castling({ held: "e1", castlingRooks: [] }), "h1")).toEqual({ held: "h1" }));
  test("the other side's king captures it", () =>
    expect(tap(castling({ held: "e8" }), "h1").attempt).toEqual({ kind: "move", from: "e8", to: "h1" }));
});

test("with the keyboard the square of an own piece can be tried", () =>
  expect(press(hand({ held: "h1" }), "e1").attempt).toEqual({ kind: "move", from: "h1", to: "e1" }));

test("a piece that has gone meanwhile is not in hand", () =>
  expect(tap(hand({ held: "d4" }), "h1")).toEqual({ held: "h1" }));

test("where squares are marked every touch marks", () =>
  expect(tap(hand({ selecting: true, movable: false }), "h1")).toEqual({
    held: null,
    attempt: { kind: "square", square: "h1" },
  }));

test("a board to look at stays as it is", () =>
  expect(press(hand({ movable: false }), "h1")).toEqual({ held: null }));

test("a piece from beside the board is put on any square, also where a piece stands", () => {
  for (const square of ["d4", "e1"]) {
    expect(tap(hand({ held: "wQ" }), square)).toEqual({
      held: null,
      attempt: { kind: "drop", piece: "wQ", to: square },
    });
  }
});

test("where pieces are put in their places, one may be tried on another's square", () =>
  expect(tap(hand({ held: "h1", placing: true }), "e1").attempt).toEqual({ kind: "move", from: "h1", to: "e1" }));
