/**
 * The board for keyboard and screen reader: a grid of 64 cells over the squares.
 *
 * It lets every pointer through. One cell is in the tab order, arrows move it.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardState } from "../protocol";
import type { Words } from "../model/words";
import type { Pieces } from "./fen";
import { squareAfter } from "./keys";
import { factsOf, labelOf } from "./labels";
import { rowsOf } from "./squares";

interface GridProps {
  board: BoardState;
  pieces: Pieces;
  promoted: ReadonlySet<string>;
  held: string | null;
  at: string;
  words: Words;
  helpId: string;
  label: string;
  /** A second board, which only shows: its squares go by another name. */
  aside: boolean;
  onMoveTo: (square: string) => void;
  onPress: (square: string) => void;
  onRelease: () => void;
}

export function Grid(props: GridProps) {
  const { board, pieces, promoted, held, at, words, aside, onMoveTo, onPress, onRelease } = props;
  const grid = useRef<HTMLDivElement>(null);
  const focusNext = useRef(false);

  // At once, not after the next picture: a late focus would take back what a quick second key has done.
  useLayoutEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [at]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = squareAfter(event.key, at, board.orientation);
    if (next) {
      focusNext.current = next !== at;
      onMoveTo(next);
    } else if (event.key === "Enter" || event.key === " ") onPress(at);
    else if (event.key === "Escape" && held) onRelease();
    else return;
    event.preventDefault();
  };

  return (
    <div
      class="cl-grid"
      role="grid"
      aria-label={props.label}
      aria-describedby={props.helpId}
      ref={grid}
      onKeyDown={onKeyDown}
    >
      {rowsOf(board.orientation).map((row) => (
        <div role="row" class="cl-row" key={row[0]}>
          {row.map((square) => {
            const facts = factsOf(square, board, pieces, promoted, held);
            return (
              <div
                role="gridcell"
                key={square}
                tabIndex={square === at ? 0 : -1}
                {...{ [aside ? "data-beside" : "data-square"]: square }}
                data-piece={facts.piece}
                data-promoted={facts.promoted ? "true" : undefined}
                aria-label={labelOf(words, facts)}
                aria-selected={facts.held || facts.marks.includes("found")}
                onFocus={() => onMoveTo(square)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
