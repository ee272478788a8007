/** Just a board, as `Board(...)` shows it in a notebook. */

import type { BoardState } from "../protocol";
import { BoardPlace, Typing } from "./BoardPlace";

export function BarePage({ board }: { board: BoardState | null }) {
  if (!board) return null;
  return (
    <div class="cl-page cl-bare">
      <BoardPlace board={board} scene="" />
      {board.movable && !board.selecting && <Typing />}
    </div>
  );
}
