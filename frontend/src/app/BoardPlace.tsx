/** A board with what belongs to it: typing instead of dragging. */

import { Board } from "../board/Board";
import { TypeField } from "../board/TypeField";
import { useFreshId } from "../model/fresh";
import type { BoardState } from "../protocol";
import { useDeeds } from "./deeds";

interface BoardPlaceProps {
  board: BoardState;
  /** Changes with the step: then the pieces are set up anew instead of sliding. */
  scene: string;
  /** A second board, which only shows. */
  aside?: boolean;
  /** Too small for names at its edge. */
  small?: boolean;
}

export function BoardPlace({ board, scene, aside = false, small = false }: BoardPlaceProps) {
  const { words, prefs, still, silent, attempt, say, announce } = useDeeds();
  return (
    <Board
      board={board}
      scene={scene}
      silent={silent}
      words={words}
      coordinates={prefs.coordinates && !small}
      still={still}
      aside={aside}
      onTry={attempt}
      onUndo={() => say({ type: "undo" })}
      onSay={announce}
    />
  );
}

/** The move field, folded away until it is wanted; it stays open for who types. */
export function Typing({ drops = false }: { drops?: boolean }) {
  const { words, prefs, setPrefs, attempt } = useDeeds();
  const id = useFreshId();
  return (
    <div class="cl-typing">
      <button
        type="button"
        class="cl-quiet"
        aria-expanded={prefs.typing}
        aria-controls={`${id}-fold`}
        onClick={() => setPrefs({ ...prefs, typing: !prefs.typing })}
      >
        {words("move.open")}
      </button>
      <div id={`${id}-fold`} hidden={!prefs.typing}>
        <TypeField
          id={id}
          label={words("move.label")}
          example={words(drops ? "move.example.drop" : "move.example")}
          send={words("move.send")}
          onSend={(text) => attempt({ kind: "text", text })}
        />
      </div>
    </div>
  );
}
