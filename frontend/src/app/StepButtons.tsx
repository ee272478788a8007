/** The buttons of a step. The way on is filled once the step is solved; before that it is a quiet skip. */

import type { Buttons } from "../protocol";
import type { PlainType } from "../model/messages";
import { useDeeds } from "./deeds";

interface StepButtonsProps {
  buttons: Buttons;
  hinted: boolean;
  /** Something can be done on the board, and so undone. */
  moves: boolean;
  /** What the way on is called before the step is solved; "": a skip. */
  skip: string;
}

export function StepButtons({ buttons, hinted, moves, skip }: StepButtonsProps) {
  const { words, say, attempt } = useDeeds();
  // A button that is of no use now stays where it is, so that the focus is not lost.
  const helper = (type: PlainType & ("hint" | "undo"), useful: boolean) => (
    <button type="button" class="cl-button" aria-disabled={!useful} onClick={() => useful && say({ type })}>
      {(type === "hint" && buttons.hint_text) || words(`button.${type}`)}
    </button>
  );
  const onward = buttons.next ? (buttons.last ? "button.finish" : "button.next") : "button.skip";
  return (
    <div class="cl-buttons">
      {(buttons.hint || hinted || buttons.hint_text) && helper("hint", buttons.hint)}
      {(buttons.undo || moves) && helper("undo", buttons.undo)}
      {buttons.forward && (
        <button type="button" class="cl-button cl-filled" onClick={() => attempt({ kind: "forward" })}>
          {buttons.forward}
        </button>
      )}
      <button
        type="button"
        class={buttons.next ? "cl-button cl-filled cl-onward" : "cl-quiet cl-onward"}
        onClick={() => say({ type: "next" })}
      >
        {!buttons.next && skip ? skip : words(onward)}
      </button>
    </div>
  );
}
