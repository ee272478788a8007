/** The pieces of a FEN. The browser knows where they stand and no rule beyond that. */

import type { BoardState } from "../protocol";
import { squareAt } from "./squares";

/** Square to piece, such as "e1" to "wK". */
export type Pieces = ReadonlyMap<string, string>;

/** The men of the first field of a FEN as far as it makes sense, each by its square; "Q~" is a promoted queen. */
function menOf(fen: string): [square: string, man: string][] {
  const rows = (fen.trim().split(/[\s[]/)[0] ?? "").split("/").slice(0, 8);
  return rows.flatMap((line, row) => {
    const men: [string, string][] = [];
    let column = 0;
    for (const [sign] of line.matchAll(/[1-8]|[pnbrqk]~?/gi)) {
      if (column < 8 && !Number(sign)) men.push([squareAt({ column, row }, "white"), sign]);
      column += Number(sign) || 1;
    }
    return men;
  });
}

/** Reads the pieces of a FEN; what is wrong is left empty. */
export const piecesOf = (fen: string): Pieces =>
  new Map(menOf(fen).map(([square, man]) => [square, pieceName(man.charAt(0))]));

/** Where promoted pieces stand, as far as the FEN tells: in crazyhouse they are pawns again when captured. */
export const promotedIn = (fen: string): ReadonlySet<string> =>
  new Set(menOf(fen).flatMap(([square, man]) => (man.endsWith("~") ? square : [])));

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
