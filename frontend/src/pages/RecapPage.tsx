/** The end of a lesson: what it taught, and first what went wrong on the way. */

import type { FactCard, RecapRule, RecapScreen } from "../protocol";
import { Choices } from "../app/Choices";
import { useDeeds } from "../app/deeds";
import { FeedbackBox } from "../app/FeedbackBox";
import { GoOnLink, HomeLink, LessonLink } from "../app/Links";
import { useFreshId } from "../model/fresh";
import { MetRules } from "./MetRules";
import { Bravo } from "./Opening";
import { Section } from "./Section";

/** Python takes the number of a step as well as its name. */
const FIRST = "1";

export function RecapPage({ screen }: { screen: RecapScreen }) {
  const { words } = useDeeds();
  return (
    <main class="cl-page cl-recap">
      <Bravo place={`recap ${screen.lesson}`} title={screen.title} lead={screen.lead} />
      {screen.feedback && <FeedbackBox feedback={screen.feedback} />}
      {screen.met.length > 0 && <MetRules rules={screen.met} />}
      <Section title="recap.rules">
        <ul class="cl-rules">
          {screen.rules.map((rule) => (
            <Rule rule={rule} lesson={screen.lesson} key={rule.step} />
          ))}
        </ul>
      </Section>
      {screen.card && <Card card={screen.card} />}
      <div class="cl-buttons">
        <GoOnLink to={screen.next_lesson} />
        <HomeLink class="cl-button">{words("recap.home")}</HomeLink>
        <LessonLink class="cl-quiet" lesson={screen.lesson} step={FIRST}>
          {words("recap.repeat")}
        </LessonLink>
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
  const { words } = useDeeds();
  return (
    <li class={rule.again ? "cl-again" : undefined}>
      {rule.again && <span class="cl-tag">{words("recap.again")}</span>}
      <p class="cl-headline">{rule.title}</p>
      <p>{rule.text}</p>
      {rule.note && <p class="cl-small">{rule.note}</p>}
      {rule.again && rule.step && (
        <LessonLink lesson={lesson} step={rule.step}>
          {words("recap.step")}
        </LessonLink>
      )}
    </li>
  );
}
