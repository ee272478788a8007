/** A button that says one thing to Python. */

import type { ComponentChildren } from "preact";
import type { Message } from "../model/messages";
import { useDeeds } from "./deeds";

interface SayButtonProps {
  says: Message;
  /** A button that is of no use now stays where it is, so that the focus is not lost. */
  useful?: boolean;
  class?: string;
  children: ComponentChildren;
}

export function SayButton({ says, useful = true, class: look = "cl-button", children }: SayButtonProps) {
  const { say } = useDeeds();
  return (
    <button type="button" class={look} aria-disabled={!useful} onClick={() => useful && say(says)}>
      {children}
    </button>
  );
}
