/** Answers to choose from; each is answered, and says afterwards what it was. */

import type { Choice } from "../protocol";
import { useDeeds } from "./deeds";

interface ChoicesProps {
  choices: readonly Choice[];
  /** Nothing is left to choose. Texts put in order are right one after the other. */
  settled: boolean;
}

export function Choices({ choices, settled }: ChoicesProps) {
  const { words, attempt } = useDeeds();
  return (
    <ul class="cl-choices" aria-label={words("step.choices")}>
      {choices.map((choice, index) => {
        const closed = settled || choice.mark !== "open";
        return (
          <li key={choice.text_html}>
            <button
              type="button"
              class={`cl-choice cl-choice-${choice.mark}`}
              aria-disabled={closed}
              onClick={() => !closed && attempt({ kind: "choice", choice: index })}
            >
              <span class="cl-bullet" aria-hidden={choice.number === 0}>
                {choice.number || BULLETS[choice.mark]}
              </span>
              <span class="cl-choice-text" dangerouslySetInnerHTML={{ __html: choice.text_html }} />
              {choice.mark !== "open" && <span class="cl-choice-said">{words(`choice.${choice.mark}`)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export const TICK = (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M4.5 10.5l3.6 3.6 7.4-8" />
  </svg>
);

const BULLETS = {
  open: null,
  taken: (
    <svg viewBox="0 0 20 20">
      <circle cx="10" cy="10" r="4" />
    </svg>
  ),
  right: TICK,
  not: (
    <svg viewBox="0 0 20 20">
      <path d="M5 10h10" />
    </svg>
  ),
};
