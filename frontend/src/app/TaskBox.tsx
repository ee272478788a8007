/** The one thing to do: whose move it is, what, and how far it is. */

import type { Task } from "../protocol";
import { TICK } from "./Choices";
import { useDeeds } from "./deeds";

interface TaskBoxProps {
  task: Task;
  /** What a screen reader calls it. */
  name: string;
  solved?: boolean;
  /** It is somebody else's to do. That is seen, not said again and again. */
  thinking?: boolean;
}

export function TaskBox({ task, name, solved, thinking }: TaskBoxProps) {
  const { words } = useDeeds();
  const { ask, side, side_text, counter } = task;
  return (
    <section class={thinking ? "cl-task cl-thinking" : "cl-task"} aria-label={name}>
      {side && <i class={`cl-disc cl-disc-${side}`} aria-hidden="true" />}
      <p>
        {side_text && <span class="cl-whose">{side_text} </span>}
        {ask}
      </p>
      {counter && <p class="cl-counter">{counter}</p>}
      {solved && (
        <span class="cl-tickmark">
          <span class="cl-hidden">{words("step.solved")}</span>
          {TICK}
        </span>
      )}
    </section>
  );
}
