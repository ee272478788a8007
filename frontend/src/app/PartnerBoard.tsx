/** The second board of bughouse: smaller, only to be looked at, with a caption and a grid of its own. */

import { Board } from "../board/Board";
import type { BoardState } from "../protocol";
import { useDeeds } from "./deeds";

interface PartnerBoardProps {
  board: BoardState;
  /** As that of the learner's board: pieces are set up anew when it changes. */
  scene: string;
}

const nothing = (): void => undefined;

export function PartnerBoard({ board, scene }: PartnerBoardProps) {
  const { words, still, silent, announce } = useDeeds();
  return (
    <section class="cl-partner" aria-label={board.caption}>
      <p class="cl-partner-name" aria-hidden="true">
        {board.caption}
      </p>
      <Board
        board={board}
        scene={scene}
        silent={silent}
        words={words}
        coordinates={false}
        still={still}
        aside
        onTry={nothing}
        onUndo={nothing}
        onSay={announce}
      />
    </section>
  );
}
