/** Reads the page on which games are played. */

import type {
  GameButtons,
  GamePlayer,
  GameScreen,
  GameSetup,
  GameStage,
  MetRule,
  MoveRow,
  Option,
  Rival,
  Side,
  Task,
} from "../protocol";
import { having, just, many, optional, pick, record, text, texts, whole, yes } from "../model/guard";
import { readFeedback } from "../model/read";

const STAGES: readonly GameStage[] = ["setup", "playing", "over"];
const SIDES: readonly Side[] = ["white", "black"];

const readOption = record<Option>({ value: text, label: text });

const readSetup = record<GameSetup>({
  variants: many(readOption),
  notes: texts,
  rivals: many(record<Rival>({ value: text, label: text, note: text, variants: texts })),
  sides: many(readOption),
  clocks: many(readOption),
  variant: text,
  rival: text,
  side: text,
  clock: text,
  fen: text,
  hint: text,
  resume: text,
});

const readTask = record<Task>({
  ask: text,
  side: (value) => SIDES.find((side) => side === value) ?? null,
  side_text: text,
  counter: text,
});

const readPlayer = record<GamePlayer>({
  side: pick(SIDES, "white"),
  name: text,
  left: (value) => (typeof value === "number" ? whole(value) : null),
  running: yes,
  board: whole,
});

const readButtons = record<GameButtons>({
  undo: yes,
  offer: yes,
  answer: yes,
  claim: yes,
  sit: yes,
  resign: yes,
  asks: yes,
  ask: yes,
});

export const readMet = many(
  having(["lesson"], record<MetRule>({ title: text, move: text, lesson: text, step: text })),
);

export const readGame = record<GameScreen>({
  name: just("game"),
  stage: pick(STAGES, "setup"),
  title: text,
  lead: text,
  setup: optional(readSetup),
  task: optional(readTask),
  players: many(readPlayer),
  rows: many(record<MoveRow>({ number: whole, white: text, black: text })),
  thinking: yes,
  buttons: readButtons,
  feedback: readFeedback,
  result: readFeedback,
  met: readMet,
  coach: (value) => (typeof value === "boolean" ? value : null),
  pgn: text,
  kept: text,
});
