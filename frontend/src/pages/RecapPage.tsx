/** The end of a lesson: what it taught, and first what went wrong on the way. */

import type { FactCard, RecapRule, RecapScreen } from "../protocol";
import { HOME, lessonPlace } from "../model/address";
import { Choices } from "../app/Choices";
import { inside, useDeeds } from "../app/deeds";
import { FeedbackBox } from "../app/FeedbackBox";
import { Knight } from "../app/Knight";
import { useArrival } from "../app/useArrival";
import { useFreshId } from "../model/fresh";
import { MetRules } from "./MetRules";

/** Python takes the number of a step as well as its name. */
const FIRST = "1";

export function RecapPage({ screen }: { screen: RecapScreen }) {
  const { words, say, linkTo } = useDeeds();
  const heading = useArrival(`recap ${screen.lesson}`);
  const next = screen.next_lesson;
  return (
    <main class="cl-page cl-recap">
      <div class="cl-bravo">
        <Knight />
        <div>
          <h1 tabIndex={-1} ref={heading}>
            {screen.title}
          </h1>
          <p class="cl-lead">{screen.lead}</p>
        </div>
      </div>
      {screen.feedback && <FeedbackBox feedback={screen.feedback} />}
      <section aria-label={words("recap.rules")}>
        <h2>{words("recap.rules")}</h2>
        <ul class="cl-rules">
          {screen.rules.map((rule) => (
            <Rule rule={rule} lesson={screen.lesson} key={rule.step} />
          ))}
        </ul>
      </section>
      {screen.met.length > 0 && <MetRules rules={screen.met} />}
      {screen.card && <Card card={screen.card} />}
      <div class="cl-buttons">
        {next && (
          <a
            class="cl-button cl-filled cl-big"
            href={linkTo(lessonPlace(next.lesson, next.step))}
            onClick={inside(() => say({ type: "open", lesson: next.lesson, step: next.step || null }))}
          >
            {next.label}
          </a>
        )}
        <a class="cl-button" href={linkTo(HOME)} onClick={inside(() => say({ type: "home" }))}>
          {words("recap.home")}
        </a>
        <a
          class="cl-quiet"
          href={linkTo(lessonPlace(screen.lesson, FIRST))}
          onClick={inside(() => say({ type: "open", lesson: screen.lesson, step: FIRST }))}
        >
          {words("recap.repeat")}
        </a>
      </div>
    </main>
  );
}

/** Something to know beside the rules: a little question, and its answer at once. */
function Card({ card }: { card: FactCard }) {
  const id = useFreshId();
  return (
    <section class="cl-fact" aria-labelledby={id}>
      <h2 id={id}>{card.heading}</h2>
      <p class="cl-fact-title">{card.title}</p>
      <p>{card.question}</p>
      <Choices choices={card.choices} settled={card.settled} />
      {card.feedback && <FeedbackBox feedback={card.feedback} />}
    </section>
  );
}

function Rule({ rule, lesson }: { rule: RecapRule; lesson: string }) {
  const { words, say, linkTo } = useDeeds();
  return (
    <li class={rule.again ? "cl-again" : undefined}>
      {rule.again && <span class="cl-tag">{words("recap.again")}</span>}
      <p class="cl-headline">{rule.title}</p>
      <p>{rule.text}</p>
      {rule.note && <p class="cl-small">{rule.note}</p>}
      {rule.again && rule.step && (
        <a
          href={linkTo(lessonPlace(lesson, rule.step))}
          onClick={inside(() => say({ type: "open", lesson, step: rule.step }))}
        >
          {words("recap.step")}
        </a>
      )}
    </li>
  );
}
