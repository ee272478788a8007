/** A look back at a game: what it had to do with the lessons. */

import { inside, useDeeds } from "../app/deeds";
import { lessonPlace } from "../model/address";
import type { MetRule } from "../protocol";

export function MetRules({ rules }: { rules: readonly MetRule[] }) {
  const { words, say, linkTo } = useDeeds();
  return (
    <section class="cl-met" aria-label={words("game.met")}>
      <p class="cl-small">{words("game.met")}</p>
      <ul>
        {rules.map(({ title, move, lesson, step }) => (
          <li key={`${lesson} ${step}`}>
            <a href={linkTo(lessonPlace(lesson, step))} onClick={inside(() => say({ type: "open", lesson, step }))}>
              {title}
            </a>{" "}
            <span class="cl-score-text">{move}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
