/** What a screen reader hears of one square. */

import type { BoardState, MarkKind } from "../protocol";
import type { StringKey } from "../strings";
import type { Words } from "../model/words";
import type { Pieces } from "./fen";

export interface SquareFacts {
  square: string;
  piece: string;
  marks: readonly MarkKind[];
  inCheck: boolean;
  held: boolean;
  promoted: boolean;
}

export function factsOf(
  square: string,
  board: BoardState,
  pieces: Pieces,
  promoted: ReadonlySet<string>,
  held: string | null,
): SquareFacts {
  return {
    square,
    piece: pieces.get(square) ?? "",
    marks: board.marks.filter((mark) => mark.square === square).map((mark) => mark.kind),
    inCheck: board.check === square,
    held: held === square,
    promoted: promoted.has(square),
  };
}

/** The square and what stands on it, without marks. */
export function plainLabel(words: Words, square: string, piece: string): string {
  return piece
    ? words("square.piece", { square, piece: words(`piece.${piece}` as StringKey) })
    : words("square.empty", { square });
}

export function labelOf(words: Words, facts: SquareFacts): string {
  let label = plainLabel(words, facts.square, facts.piece);
  if (facts.promoted) label = words("square.promoted", { label });
  if (facts.inCheck) label = words("square.check", { label });
  for (const kind of new Set(facts.marks)) {
    label = words("square.marked", { label, mark: words(`mark.${kind}`) });
  }
  return facts.held ? words("square.held", { label }) : label;
}
