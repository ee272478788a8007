/** Reads the pages beside the lessons: placement, exam, review, the account, the free board. */

import type {
  Certificate,
  ExplorerScreen,
  FactCard,
  Feedback,
  IntroScreen,
  Option,
  ProgressLesson,
  ProgressPart,
  ProgressReason,
  ProgressScreen,
  ProgressTopic,
  RecapRule,
  RecapScreen,
  ResultAnswer,
  ResultPart,
  ResultScreen,
  StrengthName,
} from "../protocol";
import { readMet } from "./readGame";
import { list, oneOf, table, text, texts, whole, type Table } from "../model/guard";
import { readChoices, readFree, readFeedback, readGoOn, readOffer, readPage as page } from "../model/read";

const STRENGTHS: readonly StrengthName[] = ["new", "fresh", "steady", "strong"];

export const readIntro = (t: Table): IntroScreen => ({
  name: "intro",
  page: page(t.page),
  title: text(t.title),
  lead: text(t.lead),
  points: texts(t.points),
  start: text(t.start),
  later: text(t.later),
});

function readPart(value: unknown): ResultPart | null {
  const t = table(value);
  return t && { title: text(t.title), text: text(t.text), share: whole(t.share), good: t.good === true };
}

function readAnswer(value: unknown): ResultAnswer | null {
  const t = table(value);
  return (
    t && {
      number: whole(t.number),
      title: text(t.title),
      ask: text(t.ask),
      right: t.right === true,
      mark: text(t.mark),
      answer: text(t.answer),
      why_html: text(t.why_html),
      lesson: text(t.lesson),
      step: text(t.step),
    }
  );
}

function readCertificate(value: unknown): Certificate | null {
  const t = table(value);
  return t && text(t.blank) !== "" ? { blank: text(t.blank), a4: text(t.a4), letter: text(t.letter) } : null;
}

export const readResult = (t: Table): ResultScreen => ({
  name: "result",
  page: page(t.page),
  title: text(t.title),
  lead: text(t.lead),
  good: t.good === true,
  parts: list(t.parts, readPart),
  answers: list(t.answers, readAnswer),
  go_on: readGoOn(t.go_on),
  exam: text(t.exam),
  practise: text(t.practise),
  again: text(t.again),
  certificate: readCertificate(t.certificate),
});

function readLesson(value: unknown): ProgressLesson | null {
  const t = table(value);
  return (
    t && {
      lesson: text(t.lesson),
      title: text(t.title),
      text: text(t.text),
      done: whole(t.done),
      total: whole(t.total),
    }
  );
}

function readTopic(value: unknown): ProgressTopic | null {
  const t = table(value);
  return (
    t && {
      title: text(t.title),
      text: text(t.text),
      strength: oneOf(STRENGTHS, t.strength, "new"),
      strength_text: text(t.strength_text),
      lesson: text(t.lesson),
      step: text(t.step),
    }
  );
}

function readProgressPart(value: unknown): ProgressPart | null {
  const t = table(value);
  return (
    t && {
      id: text(t.id),
      title: text(t.title),
      text: text(t.text),
      done: whole(t.done),
      total: whole(t.total),
      note: text(t.note),
      lessons: list(t.lessons, readLesson),
      topics: list(t.topics, readTopic),
    }
  );
}

function readReason(value: unknown): ProgressReason | null {
  const t = table(value);
  return t && { code: text(t.code), title: text(t.title), text: text(t.text), times: text(t.times) };
}

export const readProgress = (t: Table): ProgressScreen => ({
  name: "progress",
  title: text(t.title),
  lead: text(t.lead),
  review: readOffer(t.review),
  exam: text(t.exam),
  placement: text(t.placement),
  notice: text(t.notice),
  reasons: list(t.reasons, readReason),
  parts: list(t.parts, readProgressPart),
});

function readRule(value: unknown): RecapRule | null {
  const t = table(value);
  if (!t) return null;
  const again = t.again === true;
  return { title: text(t.title), text: text(t.text), again, step: text(t.step), note: text(t.note) };
}

function readFactCard(value: unknown): FactCard | null {
  const t = table(value);
  return (
    t && {
      heading: text(t.heading),
      title: text(t.title),
      question: text(t.question),
      choices: readChoices(t.choices),
      feedback: readFeedback(t.feedback),
      settled: t.settled === true,
    }
  );
}

export function readRecap(t: Table): RecapScreen {
  return {
    name: "recap",
    lesson: text(t.lesson),
    lesson_title: text(t.lesson_title),
    title: text(t.title),
    lead: text(t.lead),
    rules: list(t.rules, readRule),
    next_lesson: readGoOn(t.next_lesson),
    card: readFactCard(t.card),
    feedback: readFeedback(t.feedback),
    met: readMet(t.met),
  };
}

function readOption(value: unknown): Option | null {
  const t = table(value);
  return t && { value: text(t.value), label: text(t.label) };
}

/** An explorer without a status says nothing of the position. */
export type Explorer = Omit<ExplorerScreen, "status"> & { status: Feedback | null };

export const readExplorer = (t: Table): Explorer => ({
  ...readFree(t),
  name: "explorer",
  title: text(t.title),
  lead: text(t.lead),
  fen: text(t.fen),
  variant: text(t.variant),
  variants: list(t.variants, readOption),
  presets: list(t.presets, readOption),
  beliefs: list(t.beliefs, readOption),
  status: readFeedback(t.status),
  moves: text(t.moves),
});
