/**
 * What is in hand, a square or a piece from beside the board.
 *
 * What was tried stays marked until the answer comes: nothing flickers, and the
 * browser paints no picture in between for which the answer would have to wait.
 */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardState } from "../protocol";

interface Held {
  /** What is marked as held. */
  shown: string | null;
  /** What is in hand for a tap or a key that comes now: nothing once it was tried. */
  held: () => string | null;
  take: (what: string | null) => void;
  /** Has what is in hand tried: it stays as it is shown until the answer. */
  tryIt: () => void;
}

export function useHeld(board: BoardState, scene: string, silent: boolean): Held {
  const [shown, setShown] = useState<string | null>(null);
  const tried = useRef(false);
  const take = (what: string | null): void => {
    tried.current = false;
    setShown(what);
  };
  // Each answer brings the board anew; none comes where it is silent.
  useLayoutEffect(() => {
    if (tried.current) take(null);
  }, [board, silent]);
  // What only happens beside the board takes nothing out of the hand.
  useEffect(() => take(null), [board.fen, board.movable, scene]);
  return {
    shown,
    held: () => (tried.current ? null : shown),
    take,
    tryIt() {
      if (silent) take(null);
      else tried.current = true;
    },
  };
}
