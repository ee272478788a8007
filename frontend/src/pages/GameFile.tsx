/** The game as text to take along: copied, or saved as a file. */

import { useState } from "preact/hooks";
import { useDeeds } from "../app/deeds";
import { copyText, saveFile } from "./files";

const FILE_NAME = "chesslearn-game.pgn";

export function GameFile({ pgn }: { pgn: string }) {
  const { words, announce } = useDeeds();
  const [copied, setCopied] = useState("");
  if (!pgn) return null;
  return (
    <>
      <button
        type="button"
        class="cl-quiet"
        onClick={async () => {
          if (!(await copyText(pgn))) return;
          setCopied(pgn);
          announce(words("settings.code.copied"));
        }}
      >
        {words(copied === pgn ? "settings.code.copied" : "game.copy")}
      </button>
      <button type="button" class="cl-quiet" onClick={() => saveFile(FILE_NAME, pgn, "application/x-chess-pgn")}>
        {words("game.save")}
      </button>
    </>
  );
}
