/** Reads the page on which games are played. */

import type { GameButtons, GamePlayer, GameScreen, GameSetup, MoveRow, Rival } from "../protocol";
import { just, optional, pick, record, records, text, texts, whole, yes } from "../model/guard";
import { readFeedback, readTask, sideOrWhite } from "../model/read";
import { readMet, readOptions } from "./read";

const readSetup = record<GameSetup>({
  variants: readOptions,
  notes: texts,
  rivals: records<Rival>({ value: text, label: text, note: text, variants: texts }),
  sides: readOptions,
  clocks: readOptions,
  variant: text,
  rival: text,
  side: text,
  clock: text,
  fen: text,
  hint: text,
  resume: text,
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

export const readGame = record<GameScreen>({
  name: just("game"),
  stage: pick(["setup", "playing", "over"], "setup"),
  title: text,
  lead: text,
  setup: optional(readSetup),
  task: optional(readTask),
  players: records<GamePlayer>({
    side: sideOrWhite,
    name: text,
    left: (value) => (typeof value === "number" ? whole(value) : null),
    running: yes,
    board: whole,
  }),
  rows: records<MoveRow>({ number: whole, white: text, black: text }),
  thinking: yes,
  buttons: readButtons,
  feedback: readFeedback,
  result: readFeedback,
  met: readMet,
  coach: (value) => (typeof value === "boolean" ? value : null),
  pgn: text,
  kept: text,
});
