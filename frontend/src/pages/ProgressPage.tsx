/** The account: what the learner knows, by part and rule, and what to practise. */

import { useState } from "preact/hooks";
import type { ProgressPart, ProgressReason, ProgressScreen, ProgressTopic } from "../protocol";
import { useDeeds } from "../app/deeds";
import { LessonLink, PageLink } from "../app/Links";
import { ReviewBand } from "../app/ReviewBand";
import { Opening } from "./Opening";

export function ProgressPage({ screen }: { screen: ProgressScreen }) {
  const { words } = useDeeds();
  return (
    <main class="cl-page cl-account">
      <Opening place="progress" title={screen.title} lead={`${screen.lead} ${screen.exam}`}>
        {screen.notice && <p class="cl-noted">{screen.notice}</p>}
      </Opening>
      {screen.review && <ReviewBand offer={screen.review} />}
      {screen.reasons.length > 0 && (
        <section aria-label={words("progress.reasons")}>
          <h2>{words("progress.reasons")}</h2>
          <ul class="cl-rules">
            {screen.reasons.map((reason) => (
              <Reason reason={reason} key={reason.code} />
            ))}
          </ul>
        </section>
      )}
      <section aria-label={words("progress.parts")}>
        <h2>{words("progress.parts")}</h2>
        {screen.parts.map((part) => (
          <Part part={part} key={part.id} />
        ))}
      </section>
      <div class="cl-buttons">
        <PageLink class="cl-button" page="placement">
          {screen.placement}
        </PageLink>
      </div>
      <p class="cl-small">{words("progress.take")}</p>
    </main>
  );
}

function Reason({ reason }: { reason: ProgressReason }) {
  const { words, say } = useDeeds();
  return (
    <li>
      <p class="cl-headline">
        {reason.title} <span class="cl-times">{reason.times}</span>
      </p>
      <p>{reason.text}</p>
      <button type="button" class="cl-button" onClick={() => say({ type: "practise", code: reason.code })}>
        {words("progress.practise")}
        <span class="cl-hidden">: {reason.title}</span>
      </button>
    </li>
  );
}

function Part({ part }: { part: ProgressPart }) {
  const { words } = useDeeds();
  const share = part.total > 0 ? Math.min(1, part.done / part.total) : 0;
  return (
    <details class="cl-account-part">
      <summary>
        <span class="cl-score-title">{part.title}</span>
        <span class="cl-score-text">{part.text}</span>
        <span class="cl-meter" aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </span>
      </summary>
      {part.note && <p class="cl-part-note">{part.note}</p>}
      <h3>{words("progress.rules")}</h3>
      <ul class="cl-topics">
        {part.topics.map((topic) => (
          <Topic topic={topic} key={`${topic.lesson} ${topic.step}`} />
        ))}
      </ul>
      <h3>{words("progress.again")}</h3>
      <ul class="cl-resets">
        {part.lessons.map((lesson) => (
          <li key={lesson.lesson}>
            <span>
              {lesson.title} <span class="cl-score-text">{lesson.text}</span>
            </span>
            {lesson.done > 0 && <Reset title={lesson.title} lesson={lesson.lesson} />}
          </li>
        ))}
        {part.lessons.length > 1 && (part.done > 0 || part.note) && (
          <li>
            <span>{words("progress.whole")}</span>
            <Reset title={part.title} part={part.id} />
          </li>
        )}
      </ul>
    </details>
  );
}

function Topic({ topic }: { topic: ProgressTopic }) {
  return (
    <li>
      <LessonLink lesson={topic.lesson} step={topic.step}>
        {topic.title}
      </LessonLink>
      <span class={`cl-strength cl-strength-${topic.strength}`}>
        <i aria-hidden="true" />
        {topic.strength_text}
      </span>
      {topic.strength !== "new" && <p>{topic.text}</p>}
    </li>
  );
}

/** Erasing asks once more, and the answer that keeps everything has the focus. */
function Reset({ title, lesson, part }: { title: string; lesson?: string; part?: string }) {
  const { words, say } = useDeeds();
  const [sure, setSure] = useState(false);
  const name = words("progress.reset", { title });
  if (!sure) {
    return (
      <button type="button" class="cl-quiet" aria-label={name} onClick={() => setSure(true)}>
        {words("progress.reset.short")}
      </button>
    );
  }
  return (
    <div class="cl-sure" role="group" aria-label={name}>
      <p>{words("progress.reset.sure", { title })}</p>
      <button type="button" class="cl-button" ref={(button) => button?.focus()} onClick={() => setSure(false)}>
        {words("settings.reset.no")}
      </button>
      <button
        type="button"
        class="cl-button"
        onClick={() => {
          setSure(false);
          say({ type: "forget", lesson: lesson ?? null, part: part ?? null });
        }}
      >
        {words("settings.reset.yes")}
      </button>
    </div>
  );
}
