import { describe, expect, test } from "vitest";
import { piecesOf, shownPieces } from "../src/board/fen";
import { squareAfter } from "../src/board/keys";
import { rowsOf, spotOf, squareAt } from "../src/board/squares";
import { board } from "../dev/fixtures";

const BOTH = ["white", "black"] as const;

test("each square has one spot and back, for both sides", () => {
  for (const side of BOTH) {
    const squares = rowsOf(side).flat();
    expect(new Set(squares).size).toBe(64);
    for (const square of squares) expect(squareAt(spotOf(square, side), side)).toBe(square);
  }
});

test("white looks from rank 1, black from rank 8", () => {
  expect(rowsOf("white")[7]?.[0]).toBe("a1");
  expect(rowsOf("black")[7]?.[0]).toBe("h8");
});

describe("keys lead over the grid as it is turned", () => {
  test.each([
    ["ArrowRight", "e4", "white", "f4"],
    ["ArrowRight", "e4", "black", "d4"],
    ["ArrowUp", "e4", "white", "e5"],
    ["ArrowUp", "e4", "black", "e3"],
    ["ArrowLeft", "a4", "white", "a4"],
    ["ArrowDown", "e1", "white", "e1"],
    ["Home", "e4", "white", "a4"],
    ["End", "e4", "white", "h4"],
    ["Home", "e4", "black", "h4"],
    ["PageUp", "e4", "white", "e8"],
    ["PageDown", "e4", "black", "e8"],
    ["x", "e4", "white", null],
    ["Enter", "e4", "white", null],
  ] as const)("%s on %s, %s below: %s", (key, square, side, next) => {
    expect(squareAfter(key, square, side)).toBe(next);
  });
});

describe("the pieces of a FEN", () => {
  test("are read by square", () => {
    const pieces = piecesOf("4k3/8/8/8/8/8/P7/4K2R w K - 0 1");
    expect([...pieces].sort()).toEqual([
      ["a2", "wP"],
      ["e1", "wK"],
      ["e8", "bK"],
      ["h1", "wR"],
    ]);
  });

  test.each(["", "nonsense", "9/9/9", "pppppppppppp/8", "8/8/8/8/8/8/8/8/K7", "4k3[QR]"])(
    "%j does no harm",
    (fen) => {
      for (const square of piecesOf(fen).keys()) expect(square).toMatch(/^[a-h][1-8]$/);
    },
  );

  test("a pawn that awaits its choice stands on its new square", () => {
    const waiting = board({
      fen: "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1",
      promotion: { from_square: "b7", to_square: "b8", side: "white" },
    });
    const pieces = shownPieces(waiting);
    expect(pieces.get("b8")).toBe("wP");
    expect(pieces.has("b7")).toBe(false);
  });
});
