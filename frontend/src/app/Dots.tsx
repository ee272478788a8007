/** One bar for each step of the lesson; where the steps have names, each leads to its step. */

import type { StepScreen } from "../protocol";
import { lessonPlace } from "../model/address";
import { inside, useDeeds } from "./deeds";

export function Dots({ screen }: { screen: StepScreen }) {
  const { words, say, linkTo } = useDeeds();
  const { lesson, dots, places } = screen;
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
    <nav class="cl-dots" aria-label={words("step.places")}>
      {places.map(({ step, label }, index) => (
        <a
          href={linkTo(lessonPlace(lesson, step))}
          aria-current={dots[index] === "current" ? "step" : undefined}
          title={label}
          onClick={inside(() => say({ type: "open", lesson, step }))}
          key={step}
        >
          <i class={`cl-dot cl-dot-${dots[index]}`} />
          <span class="cl-hidden">
            {label}
            {dots[index] === "done" && ` (${words("step.solved")})`}
          </span>
        </a>
      ))}
    </nav>
  );
}
