/** The answer to the last attempt. It stays until the next one. */

import type { Feedback } from "../protocol";
import type { StringKey } from "../strings";
import { useDeeds } from "./deeds";
import { Html } from "./Html";
import { STAR } from "../board/Marks";

interface FeedbackBoxProps {
  feedback: Feedback;
  /** What stands above the further reasons. */
  more?: StringKey;
}

export function FeedbackBox({ feedback, more: heading = "feedback.more" }: FeedbackBoxProps) {
  const { words } = useDeeds();
  const { tone, title, text_html, article, rule, more } = feedback;
  return (
    <section class={`cl-feedback cl-${tone}`} aria-label={words("step.answer")}>
      {tone === "good" && (
        <svg class="cl-star" viewBox="0 0 100 100" aria-hidden="true">
          <path d={STAR} />
        </svg>
      )}
      {title && <p class="cl-headline">{title}</p>}
      <Html html={text_html} />
      {more.length > 0 && (
        <>
          <p class="cl-small">{words(heading)}</p>
          <ul>
            {more.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
      {rule ? (
        <details class="cl-rule">
          <summary>
            {article && <span class="cl-article">{article}</span>}
            <span class="cl-show">{words("feedback.rule")}</span>
          </summary>
          <p>{rule}</p>
        </details>
      ) : (
        article && <p class="cl-small">{article}</p>
      )}
    </section>
  );
}
