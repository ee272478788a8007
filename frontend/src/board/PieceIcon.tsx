/** A piece as a picture, by the pictures that chessground brings. */

import { ROLES } from "./ground";

/** Draws "wR", "bP" and so on; anything else draws nothing. */
export function PieceIcon({ piece }: { piece: string }) {
  const role = ROLES[piece.charAt(1)];
  const colour = { w: "white", b: "black" }[piece.charAt(0)];
  if (!role || !colour) return null;
  return <i class={`cl-piece ${role} ${colour}`} aria-hidden="true" />;
}
