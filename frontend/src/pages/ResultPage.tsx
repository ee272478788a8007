/** The end of a placement, an exam, a review or a quiz: how it went, each answer, and the way on. */

import { useState } from "preact/hooks";
import type { ResultAnswer, ResultPart, ResultScreen } from "../protocol";
import { BoardPlace } from "../app/BoardPlace";
import { useDeeds } from "../app/deeds";
import { Html } from "../app/Html";
import { GoOnLink, HomeLink, LessonLink, PageLink } from "../app/Links";
import { Meter } from "../app/Meter";
import { SayButton } from "../app/SayButton";
import { CertificateForm } from "./CertificateForm";
import { Bravo } from "./Opening";
import { Section } from "./Section";

export function ResultPage({ screen }: { screen: ResultScreen }) {
  return (
    <main class="cl-page cl-recap">
      <Bravo place={`result ${screen.page}`} title={screen.title} lead={screen.lead} knight={screen.good} />
      <Onward screen={screen} />
      {screen.certificate && <CertificateForm certificate={screen.certificate} />}
      {screen.parts.length > 0 && (
        <Section title="result.parts">
          <ul class="cl-scores">
            {screen.parts.map((part) => (
              <Score part={part} key={part.title} />
            ))}
          </ul>
        </Section>
      )}
      {screen.answers.length > 0 && (
        <Section title="result.answers">
          <ol class="cl-answers">
            {screen.answers.map((answer) => (
              <AnswerLine answer={answer} key={answer.number} />
            ))}
          </ol>
        </Section>
      )}
    </main>
  );
}

function Onward({ screen }: { screen: ResultScreen }) {
  const { words } = useDeeds();
  return (
    <div class="cl-buttons">
      <GoOnLink to={screen.go_on} />
      {screen.exam && (
        <PageLink class="cl-button cl-filled cl-big" page="exam">
          {screen.exam}
        </PageLink>
      )}
      {screen.practise && (
        <SayButton class="cl-button cl-filled cl-big" says={{ type: "practise", code: null }}>
          {screen.practise}
        </SayButton>
      )}
      <HomeLink class="cl-button">{words("recap.home")}</HomeLink>
      {screen.again && (
        <SayButton class="cl-quiet" says={{ type: "begin" }}>
          {screen.again}
        </SayButton>
      )}
    </div>
  );
}

function Score({ part }: { part: ResultPart }) {
  return (
    <li>
      <span class="cl-score-title">{part.title}</span>
      <span class="cl-score-text">{part.text}</span>
      <Meter done={part.share} total={100} />
    </li>
  );
}

function AnswerLine({ answer }: { answer: ResultAnswer }) {
  const { words } = useDeeds();
  const [open, setOpen] = useState(!answer.right);
  return (
    <li class={answer.right ? "cl-answer cl-answer-right" : "cl-answer"}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span>
            {answer.number}. {answer.ask}
          </span>
          <span class="cl-answer-mark">{answer.mark}</span>
        </summary>
        {/* What is folded away needs no board, and has no room for one. */}
        {open && answer.board && (
          <div class="cl-answer-board">
            <BoardPlace board={answer.board} scene="" aside />
          </div>
        )}
        <p class="cl-headline">{answer.answer}</p>
        <Html html={answer.why_html} />
        {answer.lesson && (
          <LessonLink lesson={answer.lesson} step={answer.step}>
            {words("result.step", { title: answer.title })}
          </LessonLink>
        )}
      </details>
    </li>
  );
}
