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
import { list, oneOf, piece, square, table, text, texts, whole, type Table } from "./guard";

export const MARK_KINDS: readonly MarkKind[] = [
  "refused", "attacked", "path", "piece", "hint", "star", "found", "goal", "here", "hill",
];
const ARROW_KINDS: readonly ArrowKind[] = ["refused", "attack", "hint", "show"];

const PAGES: readonly PageName[] = ["placement", "exam", "review", "progress"];

export const readPage = (value: unknown): PageName => oneOf(PAGES, value, "progress");

const INPUTS: readonly InputKind[] = ["square", "move", "number"];

const side = (value: unknown): Side | null => (value === "white" || value === "black" ? value : null);

function readMark(value: unknown): Mark | null {
  const t = table(value);
  const at = square(t?.square);
  return t && at ? { square: at, kind: oneOf(MARK_KINDS, t.kind, "here") } : null;
}

function readArrow(value: unknown): Arrow | null {
  const t = table(value);
  const [from, to] = [square(t?.from_square), square(t?.to_square)];
  return t && from && to && from !== to
    ? { from_square: from, to_square: to, kind: oneOf(ARROW_KINDS, t.kind, "show") }
    : null;
}

function readPromotion(value: unknown): Promotion | null {
  const t = table(value);
  const [from, to] = [square(t?.from_square), square(t?.to_square)];
  return t && from && to ? { from_square: from, to_square: to, side: side(t.side) ?? "white" } : null;
}

function readPocket(value: unknown): PocketPiece | null {
  const t = table(value);
  const kind = piece(t?.piece);
  return t && kind ? { piece: kind, count: whole(t.count) } : null;
}

function readChecks(value: unknown): ChecksLeft | null {
  const t = table(value);
  return t && { white: whole(t.white), black: whole(t.black) };
}

export function readBoard(value: unknown): BoardState | null {
  const t = table(value);
  if (!t) return null;
  return {
    fen: text(t.fen),
    orientation: side(t.orientation) ?? "white",
    turn: side(t.turn),
    last_move: list(t.last_move, square),
    check: square(t.check),
    marks: list(t.marks, readMark),
    arrows: list(t.arrows, readArrow),
    movable: t.movable === true,
    selecting: t.selecting === true,
    coordinates: t.coordinates !== false,
    promotion: readPromotion(t.promotion),
    pocket: list(t.pocket, readPocket),
    checks: readChecks(t.checks),
    castling_rooks: list(t.castling_rooks, square),
    caption: text(t.caption),
  };
}

export function readFeedback(value: unknown): Feedback | null {
  const t = table(value);
  if (!t) return null;
  return {
    tone: oneOf(["good", "refusal", "wrong", "info"], t.tone, "info"),
    title: text(t.title),
    text_html: text(t.text_html),
    article: text(t.article),
    rule: text(t.rule),
    more: texts(t.more),
  };
}

function readTask(value: unknown): Task {
  const t = table(value) ?? {};
  return { ask: text(t.ask), side: side(t.side), side_text: text(t.side_text), counter: text(t.counter) };
}

function readButtons(value: unknown): Buttons {
  const t = table(value) ?? {};
  return {
    hint: t.hint === true,
    undo: t.undo === true,
    restart: t.restart === true,
    forward: text(t.forward),
    next: t.next === true,
    last: t.last === true,
  };
}

function readChoice(value: unknown): Choice | null {
  const t = table(value);
  return t && { text_html: text(t.text_html), mark: oneOf(["open", "right", "not", "taken"], t.mark, "open"), number: whole(t.number) };
}

function readPlace(value: unknown): StepPlace | null {
  const t = table(value);
  return t && text(t.step) !== "" ? { step: text(t.step), label: text(t.label) } : null;
}

export function readStep(t: Table): StepScreen {
  return {
    name: "step",
    lesson: text(t.lesson),
    lesson_title: text(t.lesson_title),
    step: text(t.step),
    number: whole(t.number),
    count: whole(t.count),
    progress_text: text(t.progress_text),
    title: text(t.title),
    text_html: text(t.text_html),
    task: readTask(t.task),
    buttons: readButtons(t.buttons),
    dots: list(t.dots, (dot) => oneOf<DotState>(["todo", "done", "current"], dot, "todo")),
    places: list(t.places, readPlace),
    feedback: readFeedback(t.feedback),
    hints_html: texts(t.hints_html),
    choices: list(t.choices, readChoice),
    input: INPUTS.find((kind) => kind === t.input) ?? null,
    solved: t.solved === true,
  };
}

export function readGoOn(value: unknown): GoOn | null {
  const t = table(value);
  return t && text(t.lesson) !== ""
    ? { lesson: text(t.lesson), step: text(t.step), label: text(t.label) }
    : null;
}

function readCard(value: unknown): Card | null {
  const t = table(value);
  if (!t || text(t.lesson) === "") return null;
  return {
    lesson: text(t.lesson),
    title: text(t.title),
    aim: text(t.aim),
    icon: text(t.icon),
    state: oneOf(["new", "started", "done"], t.state, "new"),
    status_text: text(t.status_text),
    done: whole(t.done),
    total: whole(t.total),
  };
}

function readPart(value: unknown): Part | null {
  const t = table(value);
  return t && { id: text(t.id), title: text(t.title), cards: list(t.cards, readCard), note: text(t.note) };
}

/** A home screen without a place to go on offers none. */
export type Home = Omit<HomeScreen, "go_on"> & { go_on: GoOn | null };

export function readOffer(value: unknown): Offer | null {
  const t = table(value);
  return t && { page: readPage(t.page), label: text(t.label), note: text(t.note), start: text(t.start) };
}

function readHome(t: Table): Home {
  return {
    name: "home",
    title: text(t.title),
    lead: text(t.lead),
    go_on: readGoOn(t.go_on),
    parts: list(t.parts, readPart),
    feedback: readFeedback(t.feedback),
    placement: text(t.placement),
    review: readOffer(t.review),
    doors: list(t.doors, readOffer),
  };
}

export const readFree = (t: Table): FreeScreen => ({
  name: "free",
  buttons: readButtons(t.buttons),
  feedback: readFeedback(t.feedback),
});

const readSitting = (t: Table): SittingScreen => ({
  name: "sitting",
  page: readPage(t.page),
  title: text(t.title),
  step: readStep(table(t.step) ?? {}),
  skip: text(t.skip),
  leave: text(t.leave),
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

export function readScreen(value: unknown): AnyScreen | null {
  const t = table(value);
  switch (t?.name) {
    case "home":
      return readHome(t);
    case "step":
      return readStep(t);
    case "free":
      return readFree(t);
    case "sitting":
      return readSitting(t);
    default:
      return t && text(t.name) !== "" ? readBeside(t) : null;
  }
}
