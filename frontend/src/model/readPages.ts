/** Reads the pages beside the lessons: placement, exam, review and the account. */

import type {
  Certificate,
  IntroScreen,
  Offer,
  PageName,
  ProgressLesson,
  ProgressPart,
  ProgressReason,
  ProgressScreen,
  ProgressTopic,
  ResultAnswer,
  ResultPart,
  ResultScreen,
  SittingScreen,
  StrengthName,
} from "../protocol";
import { list, oneOf, table, text, texts, whole, type Table } from "./guard";
import { readGoOn, readStep } from "./read";

const PAGES: readonly PageName[] = ["placement", "exam", "review", "progress"];
const STRENGTHS: readonly StrengthName[] = ["new", "fresh", "steady", "strong"];

const page = (value: unknown): PageName => oneOf(PAGES, value, "progress");

export function readOffer(value: unknown): Offer | null {
  const t = table(value);
  return t && { page: page(t.page), label: text(t.label), note: text(t.note), start: text(t.start) };
}

export const readIntro = (t: Table): IntroScreen => ({
  name: "intro",
  page: page(t.page),
  title: text(t.title),
  lead: text(t.lead),
  points: texts(t.points),
  start: text(t.start),
  later: text(t.later),
});

export const readSitting = (t: Table): SittingScreen => ({
  name: "sitting",
  page: page(t.page),
  title: text(t.title),
  step: readStep(table(t.step) ?? {}),
  skip: text(t.skip),
  leave: text(t.leave),
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
