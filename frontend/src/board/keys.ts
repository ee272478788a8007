/** Where the arrow keys lead on the grid of squares. */

import type { Side } from "../protocol";
import { spotOf, squareAt } from "./squares";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-8, 0],
  End: [8, 0],
  PageUp: [0, -8],
  PageDown: [0, 8],
};

const clamp = (value: number): number => Math.min(7, Math.max(0, value));

/** The square that a key leads to, or null when the key leads nowhere. */
export function squareAfter(key: string, square: string, orientation: Side): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const { column, row } = spotOf(square, orientation);
  return squareAt({ column: clamp(column + step[0]), row: clamp(row + step[1]) }, orientation);
}

/** Notebooks have shortcuts of one letter: only Tab and ctrl or meta keys may reach them. */
export function keepKeyInside(event: KeyboardEvent): void {
  if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey) event.stopPropagation();
}
