/** Pieces beside the board: drag one onto a square, or take it in hand and touch a square. */

import type { PocketPiece, Side } from "../protocol";
import type { StringKey } from "../strings";
import type { Words } from "../model/words";
import { PieceIcon } from "./PieceIcon";

interface TakingProps {
  held: string | null;
  words: Words;
  /** `byKey`: with the keyboard, so that the board is where to go next. */
  onTake: (piece: string, byKey: boolean) => void;
  onDrag: (piece: string, event: MouseEvent | TouchEvent) => void;
}

interface PocketProps extends TakingProps {
  pocket: readonly PocketPiece[];
}

/** The tray of a board on which pieces are put where they belong. */
export function Pocket({ pocket, words, ...taking }: PocketProps) {
  return (
    <div class="cl-pocket" role="group" aria-label={words("pocket.label")}>
      {pocket.map((each) => (
        <Takeable {...each} {...taking} words={words} key={each.piece} />
      ))}
    </div>
  );
}

interface PocketsProps extends PocketProps {
  /** Whose side is below: its pocket comes first. */
  orientation: Side;
  /** Whose pieces may be put on the board now. */
  turn: Side | null;
}

/** The pockets of both sides, for games in which captured men come back. */
export function Pockets({ pocket, orientation, turn, words, ...taking }: PocketsProps) {
  const sides: readonly Side[] = orientation === "white" ? ["white", "black"] : ["black", "white"];
  return (
    <div class="cl-pocket cl-pockets">
      {sides.map((side) => {
        const own = pocket.filter(({ piece, count }) => piece.charAt(0) === side.charAt(0) && count > 0);
        const label = words(`pocket.${side}`);
        return (
          <div class="cl-pocket-side" role="group" aria-label={label} key={side}>
            <i class={`cl-disc cl-disc-${side}`} aria-hidden="true" title={label} />
            {own.length === 0 && <span class="cl-pocket-none">{words("pocket.empty")}</span>}
            {own.map((each) =>
              side === turn ? (
                <Takeable {...each} {...taking} words={words} key={each.piece} />
              ) : (
                <span class="cl-pocket-man" role="img" aria-label={labelOf(each, words)} key={each.piece}>
                  <Man {...each} />
                </span>
              ),
            )}
          </div>
        );
      })}
    </div>
  );
}

const labelOf = ({ piece, count }: PocketPiece, words: Words): string =>
  words("pocket.piece", { piece: words(`piece.${piece}` as StringKey), count });

function Takeable({ piece, count, held, words, onTake, onDrag }: PocketPiece & TakingProps) {
  return (
    <button
      type="button"
      disabled={count === 0}
      aria-pressed={held === piece}
      aria-label={labelOf({ piece, count }, words)}
      data-pocket={piece}
      onMouseDown={(event) => event.button === 0 && onDrag(piece, event)}
      onTouchStart={(event) => onDrag(piece, event)}
      // A touch that drags makes no click: the pointer is asked. A click without one is the keyboard's.
      onPointerUp={() => onTake(piece, false)}
      onClick={(event) => event.detail === 0 && onTake(piece, true)}
    >
      <Man piece={piece} count={count} />
    </button>
  );
}

/** A piece and how often it is there; the number arrives anew when it changes. */
function Man({ piece, count }: PocketPiece) {
  return (
    <>
      <PieceIcon piece={piece} />
      <span class="cl-pocket-count" aria-hidden="true" key={count}>
        {count}
      </span>
    </>
  );
}
