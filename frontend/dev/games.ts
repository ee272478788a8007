/** Made-up states of the page on which games are played. */

import type { GameScreen, GameSetup } from "../src/protocol";
import { board, refusal, traits, type Traits } from "./fixtures";

const ALL = ["standard", "chess960", "bughouse"];

const setup: GameSetup = {
  variants: [
    { value: "standard", label: "Chess" },
    { value: "chess960", label: "Chess960" },
    { value: "bughouse", label: "Bughouse" },
  ],
  notes: ["The game as everyone knows it.", "The first rank is drawn by lot.", "Two boards, two teams."],
  rivals: [
    { value: "1", label: "Newcomer", note: "Knows how the pieces move.", variants: ALL },
    { value: "2", label: "Hunter", note: "Takes what it can take.", variants: ALL },
    { value: "person", label: "Two on one screen", note: "Take turns.", variants: ["standard", "chess960"] },
  ],
  sides: [
    { value: "white", label: "White" },
    { value: "black", label: "Black" },
    { value: "drawn", label: "By lot" },
  ],
  clocks: [
    { value: "none", label: "No clock" },
    { value: "5+3", label: "5 minutes + 3 seconds a move" },
  ],
  variant: "standard",
  rival: "2",
  side: "white",
  clock: "none",
  fen: "",
  hint: "For a much stronger opponent, install stockfish where this course runs.",
  resume: "",
};

export const gameSetup = (changes: Partial<GameSetup> = {}, feedback: GameScreen["feedback"] = null): GameScreen => ({
  ...game(),
  stage: "setup",
  title: "Play a game",
  lead: "Against the computer, or two of you on one screen.",
  setup: { ...setup, ...changes },
  task: null,
  players: [],
  rows: [],
  feedback,
  pgn: "",
  kept: "",
});

export function game(changes: Partial<GameScreen> = {}): GameScreen {
  return {
    name: "game",
    stage: "playing",
    title: "Chess: Hunter",
    lead: "",
    setup: null,
    task: { ask: "Your move.", side: "white", side_text: "", counter: "" },
    players: [
      { side: "black", name: "Hunter", left: 298_400, running: false, board: 0 },
      { side: "white", name: "You", left: 65_000, running: true, board: 0 },
    ],
    rows: [
      { number: 1, white: "e4", black: "e5" },
      { number: 2, white: "Nf3", black: "" },
    ],
    thinking: false,
    buttons: { undo: true, offer: true, answer: false, claim: true, sit: false, resign: true, asks: true, ask: true },
    feedback: null,
    result: null,
    met: [],
    coach: true,
    pgn: "1. e4 e5 2. Nf3 *",
    kept: '{"version":1}',
    ...changes,
  };
}

export const GAMES: Record<string, Traits> = {
  "game-setup": traits({ screen: gameSetup(), board: null }),
  "game-wrong": traits({ screen: gameSetup({ fen: "zzz", resume: "Back to the game" }, refusal), board: null }),
  game: traits({ screen: game(), board: board() }),
  "game-refused": traits({ screen: game({ feedback: refusal }), board: board() }),
  "game-offer": traits({
    screen: game({ buttons: { undo: true, offer: false, answer: true, claim: true, sit: false, resign: true, asks: true, ask: true } }),
    board: board(),
  }),
  "game-over": traits({
    screen: game({
      stage: "over",
      task: null,
      met: [{ title: "Two at once", move: "7.0-0", lesson: "castling", step: "how-it-works" }],
      result: { ...refusal, tone: "good", title: "You win · Checkmate", rule: "", article: "" },
      buttons: { undo: true, offer: false, answer: false, claim: false, sit: false, resign: false, asks: true, ask: false },
    }),
    board: board(),
  }),
  "game-bughouse": traits({
    screen: game({ title: "Bughouse: Hunter", buttons: { ...game().buttons, claim: false, sit: true } }),
    board: board(),
    partner: board({ caption: "Your partner's board", movable: false, orientation: "black" }),
  }),
};
