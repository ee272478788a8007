/** chessground, reduced to what we use: it draws pieces and lets them be dragged. */

import { Chessground } from "@lichess-org/chessground";
import type { Api } from "@lichess-org/chessground/api";
import type { Config } from "@lichess-org/chessground/config";
import type { Key } from "@lichess-org/chessground/types";
import type { BoardState } from "../protocol";
import { placement, type Pieces } from "./fen";

/** How long a piece slides, in milliseconds. */
const SLIDE = 200;

export interface Ground {
  show(board: BoardState, pieces: Pieces, still: boolean): void;
  destroy(): void;
}

interface GroundOptions {
  /** Gets the size of the board as CSS variables. */
  frame: HTMLElement;
  onMove: (from: string, to: string) => void;
}

/** Draws into `place`, which must have a size and be empty. */
export function makeGround(place: HTMLElement, { frame, onMove }: GroundOptions): Ground {
  const api: Api = Chessground(place, {
    fen: "8/8/8/8/8/8/8/8",
    coordinates: false,
    addDimensionsCssVarsTo: frame,
    autoCastle: false,
    disableContextMenu: true,
    drawable: { enabled: false, visible: false },
    premovable: { enabled: false },
    selectable: { enabled: false },
    highlight: { check: false },
    movable: { free: true, showDests: false, events: { after: onMove } },
  });
  return {
    show: (board, pieces, still) => api.set(configFor(board, pieces, still)),
    destroy() {
      api.destroy();
      place.replaceChildren();
    },
  };
}

function configFor(board: BoardState, pieces: Pieces, still: boolean): Config {
  const movable = board.movable && !board.selecting && !board.promotion;
  // `undefined` has a meaning to chessground that its types leave out.
  const nobody = undefined as unknown as "both";
  return {
    fen: placement(pieces),
    orientation: board.orientation,
    turnColor: board.turn ?? "white",
    lastMove: board.last_move as Key[],
    animation: { enabled: !still, duration: SLIDE },
    movable: { free: true, color: movable ? "both" : nobody },
    draggable: { enabled: movable, showGhost: true },
  };
}
