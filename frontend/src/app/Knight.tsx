/** Our drawings: a knight's head for the name, and the knight that nods when a lesson is done. */

import { STAR } from "../board/Marks";

const HEAD =
  "M12 56c1-13 8-18 11-25-4 3-9 5-13 5-5 0-7-4-5-8l9-13c1-4 3-7 7-9l1-5 5 4c14 0 25 11 26 29 0 9-2 15-2 22z";

export function KnightHead() {
  return (
    <svg class="cl-head" viewBox="0 0 60 64" aria-hidden="true">
      <path d={HEAD} />
    </svg>
  );
}

const BODY =
  "M58 178c0-28 26-42 31-66-11 10-26 16-40 16-17 0-25-12-19-25 8-17 22-27 30-42 5-11 12-18 23-23l5-20 17 19c34 4 53 42 53 84 0 25-9 39-14 57z";
const MANE =
  "M105 37c34 4 53 42 53 84 0 25-9 39-14 57h-22c-1-12 12-20 8-34-10-5 1-20-5-32-11-4-2-19-11-29-10-3-6-16-17-22z";
const BASE = "M56 178h88l9 20H47zM46 198h108a9 9 0 0 1 9 9v7H37v-7a9 9 0 0 1 9-9z";

/** Each star by its middle and its size. */
const STARS = [
  [22, 38, 0.34],
  [182, 30, 0.42],
  [190, 128, 0.26],
] as const;

export function Knight() {
  return (
    <svg class="cl-knight" viewBox="0 0 210 220" aria-hidden="true">
      <g class="cl-knight-nod">
        <path d={BODY} class="cl-knight-body" />
        <path d={MANE} class="cl-knight-mane" />
        <circle cx="74" cy="103" r="10" class="cl-knight-cheek" />
        <circle cx="80" cy="74" r="6" class="cl-knight-ink" />
        <circle cx="78" cy="72" r="1.9" class="cl-knight-glint" />
        <circle cx="41" cy="106" r="3" class="cl-knight-ink" />
        <path d="M41 120c9 2 17-1 22-7" class="cl-knight-smile" />
      </g>
      <path d={BASE} class="cl-knight-base" />
      {STARS.map(([x, y, size]) => (
        <path
          key={x}
          d={STAR}
          class="cl-knight-star"
          transform={`translate(${x - 50 * size} ${y - 50 * size}) scale(${size})`}
        />
      ))}
    </svg>
  );
}
