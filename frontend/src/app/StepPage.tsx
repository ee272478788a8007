/** One step: the board, and beside it the idea, the task, the answer and the buttons. */

import { useRef } from "preact/hooks";
import type { BoardState, InputKind, SittingScreen, StepScreen } from "../protocol";
import { BoardPlace, Typing } from "./BoardPlace";
import { TypeField } from "../board/TypeField";
import { hasPockets } from "../board/fen";
import { useFreshId } from "../model/fresh";
import { Choices } from "./Choices";
import { useDeeds } from "./deeds";
import { Dots } from "./Dots";
import { FeedbackBox } from "./FeedbackBox";
import { Html } from "./Html";
import { SayButton } from "./SayButton";
import { StepButtons } from "./StepButtons";
import { Main } from "./Main";
import { PartnerBoard } from "./PartnerBoard";
import { TaskBox } from "./TaskBox";
import { useArrival } from "./useArrival";

interface StepPageProps {
  screen: StepScreen;
  board: BoardState | null;
  partner?: BoardState | null;
  kind: string;
  /** The step is a question of a placement, an exam or a review. */
  sitting?: SittingScreen | null;
}

export function StepPage({ screen, board, partner, kind, sitting }: StepPageProps) {
  const { words } = useDeeds();
  const { buttons } = screen;
  const place = sitting ? `${sitting.page} ${screen.number}` : `${screen.lesson} ${screen.step}`;
  const heading = useArrival(place);
  // Once an answer was asked for, the board keeps its size until the next step.
  const asked = useRef("");
  // What is answered on the board stays in sight, however long the text is; choices stand below their question.
  const answersHere = screen.choices.length > 0 || screen.input !== null;
  if (answersHere) asked.current = place;
  const typing = board !== null && board.movable && !board.selecting && screen.input === null;
  // After the last answer there is only the way to the result.
  const leave = sitting && !(buttons.next && buttons.last) ? sitting.leave : "";
  const task = <TaskBox task={screen.task} name={words("step.task")} solved={screen.solved} />;
  return (
    <Main kind={kind} class={`cl-page cl-step ${!board ? "cl-boardless" : asked.current === place ? "cl-asking" : ""}`}>
      {board && <BoardPlace board={board} scene={place} />}
      <div class="cl-side">
        {partner && <PartnerBoard board={partner} scene={place} />}
        <div class="cl-panel">
          <div class="cl-where">
            <Dots screen={screen} key={place} />
            <span class="cl-count">{screen.progress_text}</span>
          </div>
          {sitting ? (
            <p class="cl-eyebrow">{sitting.title}</p>
          ) : (
            kind !== "course" && <p class="cl-eyebrow">{screen.lesson_title}</p>
          )}
          <h1 tabIndex={-1} ref={heading}>
            {screen.title}
          </h1>
          <Html html={screen.text_html} key={place} />
          {answersHere && task}
          {screen.choices.length > 0 && <Choices choices={screen.choices} settled={buttons.next} key={place} />}
          {screen.input && <Answer input={screen.input} key={place} />}
        </div>
        <div class="cl-dock">
          {!answersHere && task}
          {screen.hints_html.length > 0 && (
            <section class="cl-hints" aria-label={words("step.hints")}>
              {screen.hints_html.map((hint) => (
                <Html html={hint} key={hint} />
              ))}
            </section>
          )}
          {screen.feedback && <FeedbackBox feedback={screen.feedback} />}
          <StepButtons
            buttons={buttons}
            hinted={screen.hints_html.length > 0}
            moves={board !== null && (board.movable || board.selecting) && !sitting?.skip}
            skip={sitting?.skip ?? ""}
          />
        </div>
      </div>
      {(typing || buttons.restart || leave) && (
        <div class="cl-tools">
          {buttons.restart && (
            <SayButton class="cl-quiet" says={{ type: "restart" }}>
              {words("button.restart")}
            </SayButton>
          )}
          {typing && <Typing drops={hasPockets(board.fen)} />}
          {leave && (
            <SayButton class="cl-quiet" says={{ type: "leave" }}>
              {leave}
            </SayButton>
          )}
        </div>
      )}
    </Main>
  );
}

const EXAMPLES = {
  move: "move.example",
  square: "answer.square.example",
  number: "answer.number.example",
} as const;

function Answer({ input }: { input: InputKind }) {
  const { words, attempt } = useDeeds();
  const id = useFreshId();
  return (
    <TypeField
      id={id}
      label={words(`answer.${input}`)}
      example={words(EXAMPLES[input])}
      numeric={input === "number"}
      send={words("answer.send")}
      onSend={(text) => attempt({ kind: "text", text })}
    />
  );
}
