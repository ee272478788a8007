/** Squares by name and by place on the screen. */

import type { Side } from "../protocol";

const FILES = "abcdefgh";

/** Column from the left and row from the top, from 0, as the board is turned. */
export interface Spot {
  column: number;
  row: number;
}

export function spotOf(square: string, orientation: Side): Spot {
  const file = FILES.indexOf(square.charAt(0));
  const rank = Number(square.charAt(1)) - 1;
  return orientation === "white" ? { column: file, row: 7 - rank } : { column: 7 - file, row: rank };
}

export function squareAt({ column, row }: Spot, orientation: Side): string {
  const [file, rank] = orientation === "white" ? [column, 7 - row] : [7 - column, row];
  return `${FILES.charAt(file)}${rank + 1}`;
}

/** The eight rows of the board from top to bottom, each from left to right. */
export function rowsOf(orientation: Side): string[][] {
  const eight = [0, 1, 2, 3, 4, 5, 6, 7];
  return eight.map((row) => eight.map((column) => squareAt({ column, row }, orientation)));
}
