/** Arrows over the pieces, one look for each kind. */

import type { Arrow, Side } from "../protocol";
import { spotOf } from "./squares";

/** The head is as long as it is wide; shaft and head do not overlap, so that both may be translucent. */
const HEAD = 46;
const SHAFT = 18;

/** How far before the middle of its square an arrow starts and ends. */
const START = 18;
const END = 8;

interface ArrowsProps {
  arrows: readonly Arrow[];
  orientation: Side;
}

/** One closed outline for a whole arrow along the x axis, to be turned into place. */
function outline(length: number): string {
  const half = SHAFT / 2;
  const neck = Math.max(length - HEAD, 0);
  return [
    `M0 ${-half}`,
    `H${neck}`,
    `V${-HEAD / 2}`,
    `L${length} 0`,
    `L${neck} ${HEAD / 2}`,
    `V${half}`,
    "H0",
    `A${half} ${half} 0 0 1 0 ${-half}z`,
  ].join("");
}

export function Arrows({ arrows, orientation }: ArrowsProps) {
  return (
    <svg class="cl-marks cl-above" viewBox="0 0 800 800" aria-hidden="true">
      {arrows.map((arrow) => (
        <OneArrow
          arrow={arrow}
          orientation={orientation}
          key={`${arrow.from_square} ${arrow.to_square} ${arrow.kind}`}
        />
      ))}
    </svg>
  );
}

function OneArrow({ arrow, orientation }: { arrow: Arrow; orientation: Side }) {
  const [from, to] = [spotOf(arrow.from_square, orientation), spotOf(arrow.to_square, orientation)];
  const [dx, dy] = [(to.column - from.column) * 100, (to.row - from.row) * 100];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const length = Math.hypot(dx, dy) - START - END;
  const middle = `translate(${from.column * 100 + 50} ${from.row * 100 + 50})`;
  return (
    <path
      class={`cl-arrow cl-arrow-${arrow.kind}`}
      transform={`${middle} rotate(${angle}) translate(${START} 0)`}
      d={outline(length)}
    />
  );
}
