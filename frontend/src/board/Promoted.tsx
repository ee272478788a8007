/** Small marks on promoted pieces: captured, they are pawns again. */

import type { Side } from "../protocol";
import { spotOf } from "./squares";

/** A pawn on a diamond, so that shape alone tells it. */
const DIAMOND = "M20 60l20 20-20 20L0 80z";
const PAWN = "M20 69a4.4 4.4 0 0 1 2.6 8c.3 3.4 1.6 5 4.4 7v4H13v-4c2.8-2 4.1-3.6 4.4-7a4.4 4.4 0 0 1 2.6-8z";

export function Promoted({ squares, orientation }: { squares: Iterable<string>; orientation: Side }) {
  return (
    <svg class="cl-marks cl-above" viewBox="0 0 800 800" aria-hidden="true">
      {[...squares].map((square) => {
        const { column, row } = spotOf(square, orientation);
        return (
          <g transform={`translate(${column * 100} ${row * 100})`} data-promoted={square} key={square}>
            <path d={DIAMOND} class="cl-promoted-ground" />
            <path d={PAWN} class="cl-promoted-pawn" />
          </g>
        );
      })}
    </svg>
  );
}
