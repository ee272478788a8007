/**
 * chessground, reduced to what we use: it draws pieces and lets them be dragged.
 *
 * We put its parts together ourselves, as its own entry does, and leave out what
 * a board without its arrows, notation and premoves does not need.
 */

import { anim, render as change } from "@lichess-org/chessground/anim";
import { dragNewPiece } from "@lichess-org/chessground/drag";
import { bindBoard, bindDocument } from "@lichess-org/chessground/events";
import { render, renderResized, updateBounds } from "@lichess-org/chessground/render";
import { defaults, type State } from "@lichess-org/chessground/state";
import type { Key, MouchEvent, Piece, Role } from "@lichess-org/chessground/types";
import { memo } from "@lichess-org/chessground/util";
import { renderWrap } from "@lichess-org/chessground/wrap";
import type { BoardState } from "../protocol";
import type { Pieces } from "./fen";

/** How long a piece slides, in milliseconds. */
const SLIDE = 200;

/** The names that chessground, and its style sheet, give the pieces. */
export const ROLES: Readonly<Record<string, Role>> = {
  K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "pawn",
};

export interface Ground {
  /** Sets the whole board; pieces that moved slide, unless `still`. */
  show(board: BoardState, pieces: Pieces, still: boolean): void;
  /** Begins to drag a piece, such as "wQ", from beside the board. */
  dragIn(piece: string, event: MouchEvent): void;
  destroy(): void;
}

interface GroundOptions {
  /** Gets the size of the board as CSS variables. */
  frame: HTMLElement;
  onMove: (from: string, to: string) => void;
  onDrop: (piece: string, to: string) => void;
}

/** Draws into `place`, which must have a size and be empty. */
export function makeGround(place: HTMLElement, options: GroundOptions): Ground {
  const state = startState(options);
  raise(place, state);
  const unbind = bindDocument(state, () => {
    updateBounds(state);
    renderResized(state);
  });
  return {
    show(board, pieces, still) {
      const turned = state.orientation !== board.orientation;
      state.animation.enabled = !still && !turned;
      (state.animation.enabled ? anim : change)((now) => update(now, board, pieces), state);
      if (turned) raise(place, state);
    },
    dragIn(piece, event) {
      // By force, so that it may be tried where a piece stands.
      dragNewPiece(state, pieceOf(piece), event, true);
    },
    destroy() {
      delete state.draggable.current;
      delete state.animation.current;
      state.dom.destroyed = true;
      unbind();
      place.replaceChildren();
    },
  };
}

function startState({ frame, onMove, onDrop }: GroundOptions): State {
  const state = defaults() as State;
  state.pieces = new Map();
  state.coordinates = false;
  state.addDimensionsCssVarsTo = frame;
  state.autoCastle = false;
  state.highlight.check = false;
  state.animation.duration = SLIDE;
  state.drawable.enabled = false;
  state.drawable.visible = false;
  state.premovable.enabled = false;
  state.selectable.enabled = false;
  state.movable.showDests = false;
  state.movable.events.after = onMove;
  state.events.dropNewPiece = (piece, to) => onDrop(nameOf(piece), to);
  return state;
}

/** Builds the elements anew: at first, and when the board is turned. */
function raise(place: HTMLElement, state: State): void {
  const elements = renderWrap(place, state);
  const redrawNow = (): void => {
    if (!state.dom.destroyed) render(state);
  };
  let due = false;
  const redraw = (): void => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      redrawNow();
    });
  };
  const bounds = memo(() => elements.board.getBoundingClientRect());
  state.dom = { elements, bounds, redraw, redrawNow };
  updateBounds(state);
  redrawNow();
  bindBoard(state);
}

function update(state: State, board: BoardState, pieces: Pieces): void {
  const movable = board.movable && !board.selecting && !board.promotion;
  state.pieces = new Map([...pieces].map(([square, piece]) => [square as Key, pieceOf(piece)]));
  state.orientation = board.orientation;
  state.turnColor = board.turn ?? "white";
  state.lastMove = board.last_move as Key[];
  delete state.selected;
  if (movable) state.movable.color = "both";
  else delete state.movable.color;
  state.draggable.enabled = movable;
}

const nameOf = ({ role, color }: Piece): string =>
  color.charAt(0) + (Object.keys(ROLES).find((letter) => ROLES[letter] === role) ?? "P");

const pieceOf = (piece: string): Piece => ({
  role: ROLES[piece.charAt(1)] ?? "pawn",
  color: piece.startsWith("w") ? "white" : "black",
});
