/** The second board of bughouse: smaller, only to be looked at, with a caption and a grid of its own. */

import type { BoardState } from "../protocol";
import { BoardPlace } from "./BoardPlace";

interface PartnerBoardProps {
  board: BoardState;
  /** As that of the learner's board: pieces are set up anew when it changes. */
  scene: string;
}

export function PartnerBoard({ board, scene }: PartnerBoardProps) {
  return (
    <section class="cl-partner" aria-label={board.caption}>
      <p class="cl-partner-name" aria-hidden="true">
        {board.caption}
      </p>
      <BoardPlace board={board} scene={scene} aside small />
    </section>
  );
}
