/** A look back at a game: what it had to do with the lessons. */

import { useDeeds } from "../app/deeds";
import { LessonLink } from "../app/Links";
import type { MetRule } from "../protocol";

export function MetRules({ rules }: { rules: readonly MetRule[] }) {
  const { words } = useDeeds();
  return (
    <section class="cl-met" aria-label={words("game.met")}>
      <p class="cl-small">{words("game.met")}</p>
      <ul>
        {rules.map(({ title, move, lesson, step }) => (
          <li key={`${lesson} ${step}`}>
            <LessonLink lesson={lesson} step={step}>
              {title}
            </LessonLink>{" "}
            <span class="cl-score-text">{move}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
