/** The account: what the learner knows, by part and rule, and what to practise. */

import type { ProgressPart, ProgressReason, ProgressScreen, ProgressTopic } from "../protocol";
import { useDeeds } from "../app/deeds";
import { LessonLink, PageLink } from "../app/Links";
import { Meter } from "../app/Meter";
import { ReviewBand } from "../app/ReviewBand";
import { SayButton } from "../app/SayButton";
import { useKeptFocus } from "../app/useKeptFocus";
import { Opening } from "./Opening";
import { Section } from "./Section";
import { Erase } from "./Sure";

export function ProgressPage({ screen }: { screen: ProgressScreen }) {
  const { words } = useDeeds();
  return (
    <main class="cl-page cl-account">
      <Opening place="progress" title={screen.title} lead={`${screen.lead} ${screen.exam}`}>
        {screen.notice && <p class="cl-noted">{screen.notice}</p>}
      </Opening>
      {screen.review && <ReviewBand offer={screen.review} />}
      {screen.reasons.length > 0 && (
        <Section title="progress.reasons">
          <ul class="cl-rules">
            {screen.reasons.map((reason) => (
              <Reason reason={reason} key={reason.code} />
            ))}
          </ul>
        </Section>
      )}
      <Section title="progress.parts">
        {screen.parts.map((part) => (
          <Part part={part} key={part.id} />
        ))}
      </Section>
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
  const { words } = useDeeds();
  return (
    <li>
      <p class="cl-headline">
        {reason.title} <span class="cl-times">{reason.times}</span>
      </p>
      {reason.text && <p>{reason.text}</p>}
      <SayButton says={{ type: "practise", code: reason.code }}>
        {words("progress.practise")}
        <span class="cl-hidden">: {reason.title}</span>
      </SayButton>
    </li>
  );
}

function Part({ part }: { part: ProgressPart }) {
  const { words } = useDeeds();
  // What is put back has nothing left to put back, and its button goes.
  const box = useKeptFocus<HTMLDetailsElement>("summary");
  return (
    <details class="cl-account-part" ref={box}>
      <summary>
        <span class="cl-score-title">{part.title}</span>
        <span class="cl-score-text">{part.text}</span>
        <Meter done={part.done} total={part.total} />
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

interface ResetProps {
  title: string;
  lesson?: string | null;
  part?: string | null;
}

function Reset({ title, lesson = null, part = null }: ResetProps) {
  const { words, say } = useDeeds();
  return (
    <Erase
      name={words("progress.reset", { title })}
      word={words("progress.reset.short")}
      question={words("progress.reset.sure", { title })}
      onErase={() => say({ type: "forget", lesson, part })}
    />
  );
}
