/** The page on which games are played: first the choices, then the board with what belongs to a game. */

import { useEffect, useRef } from "preact/hooks";
import { hasPockets } from "../board/fen";
import { BoardPlace, Typing } from "../app/BoardPlace";
import { useDeeds } from "../app/deeds";
import { FeedbackBox } from "../app/FeedbackBox";
import { Main } from "../app/Main";
import { PartnerBoard } from "../app/PartnerBoard";
import { SayButton } from "../app/SayButton";
import { TaskBox } from "../app/TaskBox";
import { useArrival } from "../app/useArrival";
import { COACH, GAME, forget, keep } from "../model/keep";
import type { BoardState, GameScreen } from "../protocol";
import { GameButtons } from "./GameButtons";
import { GameFile } from "./GameFile";
import { GameSetup } from "./GameSetup";
import { MetRules } from "./MetRules";
import { Players, Score } from "./GameScore";

interface GamePageProps {
  screen: GameScreen;
  board: BoardState | null;
  partner: BoardState | null;
  kind: string;
}

export function GamePage({ screen, board, partner, kind }: GamePageProps) {
  const { kept } = screen;
  // A page of our own goes on with its game after a reload; a cell of a notebook begins anew.
  useEffect(() => {
    if (kind !== "course") return;
    if (kept) keep(GAME, kept);
    else forget(GAME);
  }, [kind, kept]);
  if (screen.setup) return <GameSetup screen={screen} setup={screen.setup} kind={kind} key="setup" />;
  return <GameTable screen={screen} board={board} partner={partner} kind={kind} key="table" />;
}

function GameTable({ screen, board, partner, kind }: GamePageProps) {
  const { words } = useDeeds();
  const heading = useArrival("game table");
  const over = screen.stage === "over";
  const ended = useRef(over);
  const drops = board !== null && hasPockets(board.fen);
  useEffect(() => {
    // A new game on the same table: reading starts at its heading.
    if (ended.current && !over) heading.current?.focus({ preventScroll: true });
    ended.current = over;
  }, [over]);
  return (
    <Main kind={kind} class="cl-page cl-step cl-game">
      {board && <BoardPlace board={board} scene="game" />}
      <div class="cl-side">
        <div class="cl-panel">
          <h1 tabIndex={-1} ref={heading}>
            {screen.title}
          </h1>
          {screen.lead && <p class="cl-small">{screen.lead}</p>}
          <Players players={screen.players} />
          {screen.task && <TaskBox task={screen.task} name={words("game.turn")} thinking={screen.thinking} />}
          {partner && <PartnerBoard board={partner} scene="game" />}
        </div>
        <div class="cl-dock">
          {screen.result && <FeedbackBox feedback={screen.result} more="game.why" />}
          {screen.feedback && <FeedbackBox feedback={screen.feedback} />}
          <GameButtons buttons={screen.buttons} over={over} kind={kind} single={!partner} drops={drops} />
        </div>
        {screen.met.length > 0 && <MetRules rules={screen.met} />}
        <Score rows={screen.rows} />
      </div>
      <div class="cl-tools">
        <SayButton class="cl-quiet" says={{ type: "game" }}>
          {words("game.new")}
        </SayButton>
        <SayButton class="cl-quiet" says={{ type: "flip" }}>
          {words("button.flip")}
        </SayButton>
        {screen.coach !== null && <Coach on={screen.coach} />}
        {!over && <Typing drops={drops} />}
        <GameFile pgn={screen.pgn} />
      </div>
    </Main>
  );
}

/** Whether somebody says what each move did; the browser remembers it. */
function Coach({ on }: { on: boolean }) {
  const { words, say } = useDeeds();
  const turn = (wanted: boolean): void => {
    keep(COACH, wanted ? "on" : "off");
    say({ type: "coach", on: wanted });
  };
  return (
    <label class="cl-quiet cl-coach">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => turn(event.currentTarget.checked)} />
      {words("game.coach")}
    </label>
  );
}
