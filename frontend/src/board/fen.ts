/** The pieces of a FEN. The browser knows where they stand and no rule beyond that. */

import type { BoardState } from "../protocol";

/** Square to piece, such as "e1" to "wK". */
export type Pieces = ReadonlyMap<string, string>;

const FILES = "abcdefgh";

/** Reads the first field of a FEN as far as it makes sense; what is wrong is left empty. */
export function piecesOf(fen: string): Pieces {
  const pieces = new Map<string, string>();
  const rows = (fen.trim().split(/[\s[]/)[0] ?? "").split("/").slice(0, 8);
  rows.forEach((row, index) => {
    let file = 0;
    for (const letter of row) {
      if (/[1-8]/.test(letter)) file += Number(letter);
      else if (/[pnbrqk]/i.test(letter)) {
        if (file < 8) pieces.set(`${FILES.charAt(file)}${8 - index}`, pieceName(letter));
        file += 1;
      }
    }
  });
  return pieces;
}

/** Where promoted pieces stand, as far as the FEN tells ("Q~"): in crazyhouse they are pawns again when captured. */
export function promotedIn(fen: string): ReadonlySet<string> {
  const found = new Set<string>();
  const rows = (fen.trim().split(/[\s[]/)[0] ?? "").split("/").slice(0, 8);
  rows.forEach((row, index) => {
    let file = 0;
    for (const letter of row) {
      if (letter === "~" && file > 0 && file <= 8) found.add(`${FILES.charAt(file - 1)}${8 - index}`);
      else if (/[1-8]/.test(letter)) file += Number(letter);
      else if (/[pnbrqk]/i.test(letter)) file += 1;
    }
  });
  return found;
}

/** Whether the game has pockets from which captured men come back. */
export const hasPockets = (fen: string): boolean => fen.includes("[");

const pieceName = (letter: string): string =>
  (letter === letter.toUpperCase() ? "w" : "b") + letter.toUpperCase();

/** The pieces as they are drawn: a pawn that awaits its choice stands on its new square. */
export function shownPieces(board: BoardState): Pieces {
  const pieces = piecesOf(board.fen);
  const promotion = board.promotion;
  const pawn = promotion && pieces.get(promotion.from_square);
  if (!promotion || !pawn) return pieces;
  const moved = new Map(pieces);
  moved.delete(promotion.from_square);
  moved.set(promotion.to_square, pawn);
  return moved;
}
