/** The buttons of a step. The way on is filled once the step is solved; before that it is a quiet skip. */

import type { Buttons } from "../protocol";
import { useDeeds } from "./deeds";
import { SayButton } from "./SayButton";
import { useKeptFocus } from "./useKeptFocus";

interface StepButtonsProps {
  buttons: Buttons;
  hinted: boolean;
  /** Something can be done on the board, and so undone. */
  moves: boolean;
  /** What the way on is called before the step is solved; "": a skip. */
  skip: string;
}

export function StepButtons({ buttons, hinted, moves, skip }: StepButtonsProps) {
  const { words, attempt } = useDeeds();
  const box = useKeptFocus(".cl-onward");
  const onward = buttons.next ? (buttons.last ? "button.finish" : "button.next") : "button.skip";
  return (
    <div class="cl-buttons" ref={box}>
      {(buttons.hint || hinted || buttons.hint_text) && (
        <SayButton says={{ type: "hint" }} useful={buttons.hint}>
          {buttons.hint_text || words("button.hint")}
        </SayButton>
      )}
      {(buttons.undo || moves) && (
        <SayButton says={{ type: "undo" }} useful={buttons.undo}>
          {words("button.undo")}
        </SayButton>
      )}
      {buttons.forward && (
        <button type="button" class="cl-button cl-filled" onClick={() => attempt({ kind: "forward" })}>
          {buttons.forward}
        </button>
      )}
      <SayButton
        class={buttons.next ? "cl-button cl-filled cl-onward" : "cl-quiet cl-onward"}
        says={{ type: "next" }}
      >
        {!buttons.next && skip ? skip : words(onward)}
      </SayButton>
    </div>
  );
}
