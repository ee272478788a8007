/** Just a board and its answers, as `Board(...)` shows it in a notebook. */

import type { BoardState, FreeScreen } from "../protocol";
import { BoardPlace, Typing } from "./BoardPlace";
import { useDeeds } from "./deeds";
import { FeedbackBox } from "./FeedbackBox";

interface BarePageProps {
  screen: FreeScreen | null;
  board: BoardState | null;
}

export function BarePage({ screen, board }: BarePageProps) {
  const { words, say } = useDeeds();
  if (!board) return null;
  const useful = screen?.buttons.undo === true;
  return (
    <div class="cl-page cl-bare">
      <BoardPlace board={board} scene="" />
      {screen?.feedback && <FeedbackBox feedback={screen.feedback} />}
      {board.movable && !board.selecting && (
        <div class="cl-tools">
          <button
            type="button"
            class="cl-quiet"
            aria-disabled={!useful}
            onClick={() => useful && say({ type: "undo" })}
          >
            {words("button.undo")}
          </button>
          <Typing />
        </div>
      )}
    </div>
  );
}
