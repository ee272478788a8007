/** Pieces beside the board: drag one onto a square, or take it in hand and touch a square. */

import type { PocketPiece } from "../protocol";
import type { StringKey } from "../strings";
import type { Words } from "../model/words";
import { PieceIcon } from "./PieceIcon";

interface PocketProps {
  pocket: readonly PocketPiece[];
  held: string | null;
  words: Words;
  onTake: (piece: string) => void;
  onDrag: (piece: string, event: MouseEvent | TouchEvent) => void;
}

export function Pocket({ pocket, held, words, onTake, onDrag }: PocketProps) {
  return (
    <div class="cl-pocket" role="group" aria-label={words("pocket.label")}>
      {pocket.map(({ piece, count }) => (
        <button
          type="button"
          key={piece}
          disabled={count === 0}
          aria-pressed={held === piece}
          aria-label={words("pocket.piece", { piece: words(`piece.${piece}` as StringKey), count })}
          data-pocket={piece}
          onMouseDown={(event) => event.button === 0 && onDrag(piece, event)}
          onTouchStart={(event) => onDrag(piece, event)}
          // A touch that drags makes no click: the pointer is asked. A click without one is the keyboard's.
          onPointerUp={() => onTake(piece)}
          onClick={(event) => event.detail === 0 && onTake(piece)}
        >
          <PieceIcon piece={piece} />
          <span class="cl-pocket-count" aria-hidden="true">
            {count}
          </span>
        </button>
      ))}
    </div>
  );
}
