/** One bar for each step of the lesson; where the steps have names, each leads to its step. */

import { useState } from "preact/hooks";
import type { StepScreen } from "../protocol";
import { useDeeds } from "./deeds";
import { LessonLink } from "./Links";

export function Dots({ screen }: { screen: StepScreen }) {
  const { words } = useDeeds();
  const { lesson, dots, places } = screen;
  const [at, setAt] = useState(dots.indexOf("current"));
  // One of them is in the tab order, arrows lead to the others: the task is not far with the keyboard.
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = way && event.currentTarget.querySelectorAll("a")[at + way];
    if (!next) return;
    next.focus();
    event.preventDefault();
  };
  if (places.length === 0) {
    return (
      <span class="cl-dots" aria-hidden="true">
        {dots.map((dot, index) => (
          <i class={`cl-dot cl-dot-${dot}`} key={index} />
        ))}
      </span>
    );
  }
  return (
    <nav class="cl-dots" aria-label={words("step.places")} onKeyDown={onKeyDown}>
      {places.map(({ step, label }, index) => (
        <LessonLink
          lesson={lesson}
          step={step}
          aria-current={dots[index] === "current" ? "step" : undefined}
          title={label}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setAt(index)}
          key={step}
        >
          <i class={`cl-dot cl-dot-${dots[index]}`} />
          <span class="cl-hidden">
            {label}
            {dots[index] === "done" && ` (${words("step.solved")})`}
          </span>
        </LessonLink>
      ))}
    </nav>
  );
}
