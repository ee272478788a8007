/** Reads the pages beside the lessons: placement, exam, review, the account, the free board. */

import type {
  Certificate,
  ExplorerScreen,
  FactCard,
  Feedback,
  IntroScreen,
  MetRule,
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
} from "../protocol";
import { having, just, many, optional, pick, record, records, text, texts, whole, yes } from "../model/guard";
import { readBoard, readButtons, readChoices, readFeedback, readGoOn, readOffer, readPage } from "../model/read";

export const readOptions = records<Option>({ value: text, label: text });

export const readIntro = record<IntroScreen>({
  name: just("intro"),
  page: readPage,
  title: text,
  lead: text,
  points: texts,
  start: text,
  later: text,
});

export const readResult = record<ResultScreen>({
  name: just("result"),
  page: readPage,
  title: text,
  lead: text,
  good: yes,
  parts: records<ResultPart>({ title: text, text, share: whole }),
  answers: records<ResultAnswer>({
    number: whole,
    title: text,
    ask: text,
    right: yes,
    mark: text,
    answer: text,
    why_html: text,
    lesson: text,
    step: text,
    board: readBoard,
  }),
  go_on: readGoOn,
  exam: text,
  practise: text,
  again: text,
  certificate: having(["blank"], record<Certificate>({ blank: text, a4: text, letter: text })),
});

const readParts = records<ProgressPart>({
  id: text,
  title: text,
  text,
  done: whole,
  total: whole,
  note: text,
  lessons: records<ProgressLesson>({ lesson: text, title: text, text, done: whole, total: whole }),
  topics: records<ProgressTopic>({
    title: text,
    text,
    strength: pick(["new", "fresh", "steady", "strong"], "new"),
    strength_text: text,
    lesson: text,
    step: text,
  }),
});

export const readProgress = record<ProgressScreen>({
  name: just("progress"),
  title: text,
  lead: text,
  review: readOffer,
  exam: text,
  placement: text,
  notice: text,
  reasons: records<ProgressReason>({ code: text, title: text, text, times: text }),
  parts: readParts,
});

export const readMet = many(
  having(["lesson"], record<MetRule>({ title: text, move: text, lesson: text, step: text })),
);

export const readRecap = record<RecapScreen>({
  name: just("recap"),
  lesson: text,
  lesson_title: text,
  title: text,
  lead: text,
  rules: records<RecapRule>({ title: text, text, again: yes, step: text, note: text }),
  next_lesson: readGoOn,
  card: optional(
    record<FactCard>({
      heading: text,
      title: text,
      question: text,
      choices: readChoices,
      feedback: readFeedback,
      settled: yes,
    }),
  ),
  feedback: readFeedback,
  met: readMet,
});

/** An explorer without a status says nothing of the position. */
export type Explorer = Omit<ExplorerScreen, "status"> & { status: Feedback | null };

export const readExplorer = record<Explorer>({
  name: just("explorer"),
  buttons: readButtons,
  feedback: readFeedback,
  title: text,
  lead: text,
  fen: text,
  variant: text,
  variants: readOptions,
  presets: readOptions,
  beliefs: readOptions,
  status: readFeedback,
  moves: text,
});
