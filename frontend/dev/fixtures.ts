/** One made-up state for each screen: for the development page and the tests. */

import type {
  BoardState,
  Buttons,
  Card,
  ExplorerScreen,
  Feedback,
  FreeScreen,
  HomeScreen,
  RecapScreen,
  Screen,
  StepScreen,
} from "../src/protocol";
import { STRINGS } from "../src/strings";

export interface Traits {
  kind: string;
  revision: number;
  language: string;
  strings: Record<string, string>;
  board: BoardState | null;
  partner: BoardState | null;
  screen: Screen | null;
  progress: string;
  code: string;
  unfinished: string;
  announcement: string;
  error: string;
  pages: string;
}

const CASTLING = "r3k2r/pp3ppp/2n2n2/4p3/2B1P3/b1N2N2/P4PPP/R3K2R w KQkq - 0 1";

export const board = (changes: Partial<BoardState> = {}): BoardState => ({
  fen: CASTLING,
  orientation: "white",
  turn: "white",
  last_move: [],
  check: null,
  marks: [],
  arrows: [],
  movable: true,
  selecting: false,
  coordinates: true,
  promotion: null,
  pocket: [],
  checks: null,
  castling_rooks: [],
  onto_own: false,
  caption: "",
  ...changes,
});

export const buttons = (changes: Partial<Buttons> = {}): Buttons => ({
  hint: true,
  hint_text: "",
  undo: false,
  restart: false,
  forward: "",
  next: false,
  last: false,
  ...changes,
});

export const refusal: Feedback = {
  tone: "refusal",
  title: "Not on the queen's side",
  text_html: "<p>The king would land on c1, and the bishop on a3 attacks it.</p>",
  article: "Article 3.8.2.2",
  rule: "Castling is not permitted if the square the king stands on, passes or lands on is attacked.",
  more: [],
};

export const answer = (tone: Feedback["tone"], title: string, text_html: string, article = ""): Feedback => ({
  tone,
  title,
  text_html,
  article,
  rule: "",
  more: [],
});

export const step = (changes: Partial<StepScreen> = {}): StepScreen => ({
  name: "step",
  lesson: "castling",
  lesson_title: "Castling",
  step: "lands",
  number: 5,
  count: 10,
  progress_text: "Step 5 of 10",
  title: "Where the king may not land",
  text_html:
    "<p>Castling puts the king two squares away. The square where it <strong>lands</strong> must not be attacked.</p>",
  task: { ask: "Castle on the side where you may.", side: "white", side_text: "You are White.", counter: "" },
  buttons: buttons(),
  dots: ["done", "done", "done", "done", "current", "todo", "todo", "todo", "todo", "todo"],
  places: [],
  feedback: null,
  hints_html: [],
  choices: [],
  input: null,
  solved: false,
  ...changes,
});

const card = (lesson: string, title: string, icon: string, done: number, total: number, aim: string): Card => ({
  lesson,
  title,
  aim,
  icon,
  done,
  total,
  state: done === 0 ? "new" : done < total ? "started" : "done",
  status_text: done === 0 ? `${total} steps` : done < total ? `${total - done} steps to go` : "done",
});

export const home: HomeScreen = {
  name: "home",
  title: "Learn the rules of chess by playing them",
  lead: "Try anything. The board tells you why it works, or why not.",
  go_on: { lesson: "castling", step: "lands", label: "Go on: Castling, step 5" },
  placement: "I know some chess",
  review: { page: "review", label: "Today: 6 rules, about 3 minutes", note: "A few questions.", start: "Review now" },
  doors: [
    { page: "progress", label: "What you know", note: "Every rule, and how well it stays.", start: "" },
    { page: "exam", label: "The exam", note: "Twenty questions.", start: "" },
  ],
  parts: [
    {
      id: "pieces",
      note: "",
      title: "The pieces",
      cards: [
        card("board", "The board", "wK", 6, 6, "Find your way on 64 squares."),
        card("rook", "The rook", "wR", 9, 9, "Move and capture with the rook."),
        card("bishop", "The bishop", "wB", 3, 8, "Stay on one colour, go far."),
        card("knight", "The knight", "wN", 0, 10, "Jump where no other piece can."),
      ],
    },
    {
      id: "special-moves",
      note: "You know this part. It stays open to play.",
      title: "Special moves",
      cards: [
        card("castling", "Castling", "bK", 4, 10, "Castle on both sides, and know each reason why you may not."),
        card("promotion", "Promotion", "bQ", 0, 9, "Turn a pawn into what you need."),
        card("en-passant", "En passant", "bP", 0, 9, "The capture that is possible only at once."),
      ],
    },
  ],
  feedback: null,
  unshown: [],
};

export const recap: RecapScreen = {
  name: "recap",
  met: [],
  lesson: "castling",
  lesson_title: "Castling",
  title: "You can castle",
  lead: "10 steps solved. Two rules are worth another look.",
  rules: [
    { title: "Castling", text: "The king may not land on an attacked square.", again: true, step: "lands", note: "Tried twice." },
    { title: "Castling", text: "The king may not pass an attacked square.", again: true, step: "through-check", note: "" },
    { title: "Castling", text: "King and rook must not have moved before.", again: false, step: "moved", note: "" },
    { title: "Castling", text: "The squares between king and rook are empty.", again: false, step: "between", note: "" },
  ],
  next_lesson: { lesson: "promotion", step: "", label: "Next lesson: Promotion" },
  card: {
    heading: "Did you know?",
    title: "Three odd rules",
    question: "Promotion, en passant, castling: which of them is by far the oldest?",
    choices: [
      { text_html: "Castling", mark: "open", number: 0 },
      { text_html: "Promotion", mark: "open", number: 0 },
      { text_html: "En passant", mark: "open", number: 0 },
    ],
    feedback: null,
    settled: false,
  },
  feedback: null,
};

export const free: FreeScreen = { name: "free", buttons: buttons({ hint: false, undo: true }), feedback: refusal };

export const explorer: ExplorerScreen = {
  name: "explorer",
  title: "Free board",
  lead: "Set up any position, try any move, ask any question.",
  fen: "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
  variant: "standard",
  variants: [
    { value: "standard", label: "Chess" },
    { value: "atomic", label: "Atomic chess" },
  ],
  presets: [
    { value: "start", label: "Start of a game" },
    { value: "stalemate", label: "A stalemate" },
  ],
  beliefs: [
    { value: "checkmate", label: "It is checkmate" },
    { value: "stalemate", label: "It is stalemate" },
    { value: "insufficient", label: "Nobody can win" },
  ],
  status: answer(
    "info",
    "Stalemate: a draw",
    "<p>Black is to move, is not in check and has no legal move.</p>",
    "Article 5.2.1",
  ),
  buttons: buttons({ undo: true, hint: false }),
  feedback: answer("wrong", "Not checkmate", "<p>The king on h8 is not in check.</p>"),
  moves: "1. Qf7",
};

export const traits = (changes: Partial<Traits> = {}): Traits => ({
  kind: "course",
  revision: 1,
  language: "en",
  strings: { ...STRINGS },
  board: board(),
  partner: null,
  screen: step(),
  progress: '{"version": 1, "lessons": {}}',
  code: "CL1-7K2M-Q9XD-4HTB",
  unfinished: "",
  announcement: "",
  error: "",
  pages: "a source",
  ...changes,
});
