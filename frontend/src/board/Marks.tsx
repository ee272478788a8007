/** Marks on squares. Each kind has a shape of its own, so that colour is never needed. */

import type { JSX } from "preact";
import type { Mark, MarkKind, Side } from "../protocol";
import { rowsOf, spotOf } from "./squares";

/** Shapes in a square of 100 by 100. `hatch` is the id of the hatching pattern. */
const SHAPES: Record<MarkKind, (hatch: string) => JSX.Element> = {
  refused: (hatch) => (
    <>
      <rect x="0" y="0" width="100" height="100" class="wash" />
      <rect x="0" y="0" width="100" height="100" fill={`url(#${hatch})`} />
      <rect x="3.5" y="3.5" width="93" height="93" class="line" />
    </>
  ),
  attacked: () => <circle cx="50" cy="50" r="43" class="line" />,
  path: () => <circle cx="50" cy="50" r="13" class="fill" />,
  piece: () => <rect x="3" y="3" width="94" height="94" rx="9" class="line" />,
  // Whether the square is light or dark stays to be seen.
  here: () => <rect x="4.5" y="4.5" width="91" height="91" class="line" />,
  hill: () => <path d={HILL} class="line" />,
  hint: () => (
    <>
      <circle cx="50" cy="50" r="44" class="wash" />
      <circle cx="50" cy="50" r="41" class="line" />
    </>
  ),
  star: () => <path d={STAR} class="fill" />,
  found: () => <rect x="3" y="3" width="94" height="94" class="line" />,
  goal: () => (
    <>
      <rect x="0" y="0" width="100" height="100" class="wash" />
      <path d="M4 26V4h22M74 4h22v22M96 74v22H74M26 96H4V74" class="line" />
      <circle cx="50" cy="50" r="9" class="fill" />
    </>
  ),
};

/** A star with round corners, by its stroke. */
export const STAR =
  "M50 16l10.4 21.6 23.6 3.2-17.2 16.6 4.2 23.6L50 69.6 29 81l4.2-23.6L16 40.8l23.6-3.2z";

const HILL = "M24 70l26-38 26 38";

/** What must be seen although a piece stands on the square. */
const ABOVE: Partial<Record<MarkKind, () => JSX.Element>> = {
  found: () => (
    <>
      <circle cx="79" cy="21" r="17" class="fill" />
      <path d="M71 21.5l6 6 10.5-12" class="tick" />
    </>
  ),
};

interface MarksProps {
  marks: readonly Mark[];
  orientation: Side;
  above?: boolean;
  id: string;
}

export function Marks({ marks, orientation, above = false, id }: MarksProps) {
  const hatch = `${id}-hatch`;
  const shapes: Partial<typeof SHAPES> = above ? ABOVE : SHAPES;
  return (
    <svg class={above ? "cl-marks cl-above" : "cl-marks"} viewBox="0 0 800 800" aria-hidden="true">
      <defs>
        <pattern id={hatch} width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="8" height="18" class="cl-hatch" />
        </pattern>
      </defs>
      {marks.map((mark) => {
        const shape = shapes[mark.kind];
        if (!shape) return null;
        const { column, row } = spotOf(mark.square, orientation);
        return (
          <g
            key={`${mark.square} ${mark.kind}`}
            class={`cl-mark cl-mark-${mark.kind}`}
            transform={`translate(${column * 100} ${row * 100})`}
          >
            {shape(hatch)}
          </g>
        );
      })}
    </svg>
  );
}

interface EdgeProps {
  orientation: Side;
  check: string | null;
  held: string | null;
  coordinates: boolean;
}

/** What belongs to the squares themselves: coordinates, the king in check, the piece in hand. */
export function Edge({ orientation, check, held, coordinates }: EdgeProps) {
  const rows = rowsOf(orientation);
  const at = (square: string) => {
    const { column, row } = spotOf(square, orientation);
    return { x: column * 100, y: row * 100, width: 100, height: 100 };
  };
  return (
    <svg class="cl-marks cl-edge" viewBox="0 0 800 800" aria-hidden="true">
      {check && <rect {...at(check)} class="cl-check" />}
      {held && <rect {...at(held)} class="cl-held" />}
      {coordinates &&
        rows.map((row, index) => (
          <text x="5" y={index * 100 + 6} dominant-baseline="hanging" key={row[0]}>
            {row[0]?.charAt(1)}
          </text>
        ))}
      {coordinates &&
        rows[7]?.map((square, index) => (
          <text x={index * 100 + 95} y="793" text-anchor="end" key={square}>
            {square.charAt(0)}
          </text>
        ))}
    </svg>
  );
}
