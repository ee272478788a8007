/** Just a board and its answers, as `Board(...)` shows it in a notebook. */

import type { BoardState, FreeScreen } from "../protocol";
import { BoardPlace, Typing } from "./BoardPlace";
import { useDeeds } from "./deeds";
import { FeedbackBox } from "./FeedbackBox";
import { SayButton } from "./SayButton";

interface BarePageProps {
  screen: FreeScreen | null;
  board: BoardState | null;
}

export function BarePage({ screen, board }: BarePageProps) {
  const { words } = useDeeds();
  if (!board) return null;
  return (
    <div class="cl-page cl-bare">
      <BoardPlace board={board} scene="" />
      {screen?.feedback && <FeedbackBox feedback={screen.feedback} />}
      {board.movable && !board.selecting && (
        <div class="cl-tools">
          <SayButton class="cl-quiet" says={{ type: "undo" }} useful={screen?.buttons.undo === true}>
            {words("button.undo")}
          </SayButton>
          <Typing />
        </div>
      )}
    </div>
  );
}
