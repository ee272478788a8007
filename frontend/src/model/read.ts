/** Reads boards and screens from the traits. Nothing here trusts what it reads. */

import type {
  Arrow,
  ArrowKind,
  BoardState,
  Buttons,
  Card,
  ChecksLeft,
  Choice,
  DotState,
  Feedback,
  FreeScreen,
  GoOn,
  HomeScreen,
  InputKind,
  Mark,
  MarkKind,
  Offer,
  PageName,
  Part,
  PocketPiece,
  Promotion,
  Side,
  SittingScreen,
  StepPlace,
  StepScreen,
  Task,
} from "../protocol";
import {
  among,
  having,
  just,
  many,
  optional,
  pick,
  piece,
  record,
  records,
  square,
  table,
  text,
  texts,
  whole,
  yes,
  type Read,
  type Table,
} from "./guard";

const MARK_KINDS: readonly MarkKind[] = [
  "refused", "attacked", "path", "piece", "hint", "star", "found", "goal", "here", "hill",
];
const ARROW_KINDS: readonly ArrowKind[] = ["refused", "attack", "hint", "show"];

export const PAGES: readonly PageName[] = ["placement", "exam", "review", "progress", "game", "quiz"];

export const readPage = pick(PAGES, "progress");

const SIDES: readonly Side[] = ["white", "black"];
const side = among(SIDES);
export const sideOrWhite = pick(SIDES, "white");

/** The name of a square, or nothing. */
const at = (value: unknown): string => square(value) ?? "";

const readMark = having(["square"], record<Mark>({ square: at, kind: pick(MARK_KINDS, "here") }));

const ENDS = ["from_square", "to_square"] as const;

const readAnyArrow = having(
  ENDS,
  record<Arrow>({ from_square: at, to_square: at, kind: pick(ARROW_KINDS, "show") }),
);

function readArrow(value: unknown): Arrow | null {
  const arrow = readAnyArrow(value);
  return arrow && arrow.from_square !== arrow.to_square ? arrow : null;
}

const readBoardState = record<BoardState>({
  fen: text,
  orientation: sideOrWhite,
  turn: side,
  last_move: many(square),
  check: square,
  marks: many(readMark),
  arrows: many(readArrow),
  movable: yes,
  selecting: yes,
  coordinates: (value) => value !== false,
  promotion: having(ENDS, record<Promotion>({ from_square: at, to_square: at, side: sideOrWhite })),
  pocket: many(having(["piece"], record<PocketPiece>({ piece: (value) => piece(value) ?? "", count: whole }))),
  checks: optional(record<ChecksLeft>({ white: whole, black: whole })),
  castling_rooks: many(square),
  onto_own: yes,
  caption: text,
});

export const readBoard = optional(readBoardState);

export const readFeedback = optional(
  record<Feedback>({
    tone: pick(["good", "refusal", "wrong", "info"], "info"),
    title: text,
    text_html: text,
    article: text,
    rule: text,
    more: texts,
  }),
);

export const readButtons = record<Buttons>({
  hint: yes,
  hint_text: text,
  undo: yes,
  restart: yes,
  forward: text,
  next: yes,
  last: yes,
});

export const readChoices = records<Choice>({
  text_html: text,
  mark: pick(["open", "right", "not", "taken"], "open"),
  number: whole,
});

export const readTask = record<Task>({ ask: text, side, side_text: text, counter: text });

const readStep = record<StepScreen>({
  name: just("step"),
  lesson: text,
  lesson_title: text,
  step: text,
  number: whole,
  count: whole,
  progress_text: text,
  title: text,
  text_html: text,
  task: readTask,
  buttons: readButtons,
  dots: many(pick<DotState>(["todo", "done", "current"], "todo")),
  places: many(having(["step"], record<StepPlace>({ step: text, label: text }))),
  feedback: readFeedback,
  hints_html: texts,
  choices: readChoices,
  input: among<InputKind>(["square", "move", "number"]),
  solved: yes,
});

export const readGoOn = having(["lesson"], record<GoOn>({ lesson: text, step: text, label: text }));

const readCard = having(
  ["lesson"],
  record<Card>({
    lesson: text,
    title: text,
    aim: text,
    icon: text,
    state: pick(["new", "started", "done"], "new"),
    status_text: text,
    done: whole,
    total: whole,
  }),
);

export const readOffer = optional(record<Offer>({ page: readPage, label: text, note: text, start: text }));

/** A home screen without a place to go on offers none. */
export type Home = Omit<HomeScreen, "go_on"> & { go_on: GoOn | null };

const readHome = record<Home>({
  name: just("home"),
  title: text,
  lead: text,
  go_on: readGoOn,
  parts: records<Part>({ id: text, title: text, cards: many(readCard), note: text }),
  feedback: readFeedback,
  placement: text,
  review: readOffer,
  doors: many(readOffer),
  unshown: texts,
});

const readFree = record<FreeScreen>({
  name: just("free"),
  buttons: readButtons,
  feedback: readFeedback,
});

const readSitting = record<SittingScreen>({
  name: just("sitting"),
  page: readPage,
  title: text,
  step: readStep,
  skip: text,
  leave: text,
});

/**
 * A page beside the lessons: what all of them have, and the rest unread.
 *
 * Who shows it reads the rest; both come later than this (see `src/pages`).
 */
export interface BesideScreen {
  name: "beside";
  of: string;
  title: string;
  lesson: string;
  lesson_title: string;
  page: PageName | null;
  content: Table;
}

const readBeside = (t: Table): BesideScreen => ({
  name: "beside",
  of: text(t.name),
  title: text(t.title),
  lesson: text(t.lesson),
  lesson_title: text(t.lesson_title),
  page: t.page === undefined ? null : readPage(t.page),
  content: t,
});

export type AnyScreen = Home | StepScreen | FreeScreen | SittingScreen | BesideScreen;

const AT_ONCE = new Map<string, Read<AnyScreen>>([
  ["home", readHome],
  ["step", readStep],
  ["free", readFree],
  ["sitting", readSitting],
]);

export function readScreen(value: unknown): AnyScreen | null {
  const t = table(value);
  const name = text(t?.name);
  return t && name ? (AT_ONCE.get(name) ?? readBeside)(t) : null;
}
