/** What a tap or a key does to the piece in hand. Pure: the board draws, Python judges. */

import type { Try } from "../model/messages";
import type { Pieces } from "./fen";

/** `held` is what is in hand afterwards: a square, or a piece from beside the board such as "wQ". */
export interface Deed {
  held: string | null;
  attempt?: Try;
}

export interface Hand {
  held: string | null;
  pieces: Pieces;
  movable: boolean;
  selecting: boolean;
  /** Pieces are put where they belong, also onto one another; nobody is to move. */
  placing?: boolean;
  /** Rooks onto which their king may be put, to castle. */
  castlingRooks?: readonly string[];
  /** The step asks to go onto a piece of one's own. */
  ontoOwn?: boolean;
}

/** Whether what is in hand comes from beside the board. */
export const fromPocket = (held: string): boolean => /^[wb][A-Z]/.test(held);

/**
 * A tap takes a piece in hand, and the next tap puts it down. A tap on another
 * piece of the same colour takes that one instead, as every chess program does;
 * only a king put on a rook it may castle with castles, and where a step asks to
 * go onto an own piece, that is what the second tap does.
 */
export function tap(hand: Hand, square: string): Deed {
  return touch(hand, square, true);
}

/** With the keyboard also the square of an own piece can be tried. */
export function press(hand: Hand, square: string): Deed {
  return touch(hand, square, false);
}

function touch(hand: Hand, square: string, change: boolean): Deed {
  const { held, pieces, movable, selecting, placing, castlingRooks = [], ontoOwn } = hand;
  if (selecting) return { held: null, attempt: { kind: "square", square } };
  if (!movable) return { held: null };
  if (held && fromPocket(held)) return { held: null, attempt: { kind: "drop", piece: held, to: square } };
  const piece = pieces.get(square);
  const inHand = held && pieces.get(held);
  if (!held || !inHand) return { held: piece ? square : null };
  if (held === square) return { held: null };
  const own = piece?.charAt(0) === inHand.charAt(0);
  const castles = inHand.charAt(1) === "K" && castlingRooks.includes(square);
  if (change && !placing && !ontoOwn && own && !castles) return { held: square };
  return { held: null, attempt: { kind: "move", from: held, to: square } };
}
