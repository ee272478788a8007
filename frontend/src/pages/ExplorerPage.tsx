/** The free board: any position, any move; how it stands; and what the learner believes of it. */

import { hasPockets } from "../board/fen";
import type { BoardState } from "../protocol";
import type { Explorer } from "./read";
import { BoardPlace, Typing } from "../app/BoardPlace";
import { useDeeds } from "../app/deeds";
import { FeedbackBox } from "../app/FeedbackBox";
import { Html } from "../app/Html";
import { Main } from "../app/Main";
import { SayButton } from "../app/SayButton";
import { PositionForms } from "./PositionForms";
import { useArrival } from "../app/useArrival";

interface ExplorerPageProps {
  screen: Explorer;
  board: BoardState | null;
  kind: string;
}

export function ExplorerPage({ screen, board, kind }: ExplorerPageProps) {
  const { words } = useDeeds();
  const heading = useArrival("explorer");
  return (
    <Main kind={kind} class="cl-page cl-step cl-explorer">
      {board && <BoardPlace board={board} scene="explorer" />}
      <div class="cl-side">
        <div class="cl-panel">
          <h1 tabIndex={-1} ref={heading}>
            {screen.title}
          </h1>
          <p>{screen.lead}</p>
          {screen.status && (
            <section class="cl-status" aria-label={words("explorer.status")}>
              <p class="cl-headline">{screen.status.title}</p>
              <Html html={screen.status.text_html} />
              {screen.status.more.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {screen.status.article && <p class="cl-small">{screen.status.article}</p>}
            </section>
          )}
        </div>
        <div class="cl-dock">
          {screen.feedback && <FeedbackBox feedback={screen.feedback} />}
          <div class="cl-buttons">
            <SayButton says={{ type: "undo" }} useful={screen.buttons.undo}>
              {words("button.undo")}
            </SayButton>
            <SayButton says={{ type: "restart" }}>{words("button.restart")}</SayButton>
          </div>
        </div>
        <div class="cl-panel">
          {screen.moves && (
            <p class="cl-moves">
              <span class="cl-small">{words("explorer.moves")}</span> {screen.moves}
            </p>
          )}
          <Beliefs screen={screen} />
        </div>
      </div>
      <div class="cl-tools">
        <SayButton class="cl-quiet" says={{ type: "flip" }}>
          {words("button.flip")}
        </SayButton>
        <Typing drops={board !== null && hasPockets(board.fen)} />
        <PositionForms screen={screen} />
      </div>
    </Main>
  );
}

/** "It is checkmate": the judge answers whether, and why. */
function Beliefs({ screen }: { screen: Explorer }) {
  const { words } = useDeeds();
  if (screen.beliefs.length === 0) return null;
  return (
    <section class="cl-beliefs" aria-label={words("explorer.ask")}>
      <p class="cl-small">{words("explorer.ask")}</p>
      <div class="cl-buttons">
        {screen.beliefs.map(({ value, label }) => (
          <SayButton class="cl-pill" says={{ type: "ask", belief: value }} key={value}>
            {label}
          </SayButton>
        ))}
      </div>
    </section>
  );
}
