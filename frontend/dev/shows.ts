/** Every screen of the development page by name, made of the fixtures. */

import type { BoardState, Feedback, StepScreen } from "../src/protocol";
import { STRINGS } from "../src/strings";
import { answer, board, buttons, explorer, free, home, recap, refusal, step, traits, type Traits } from "./fixtures";
import { GAMES } from "./games";
import { account, intro, result, sitting } from "./pages";

const refusedBoard = board({
  marks: [
    { square: "c1", kind: "refused" },
    { square: "e1", kind: "here" },
  ],
  arrows: [{ from_square: "a3", to_square: "c1", kind: "attack" }],
});

const allMarks = board({
  fen: "4k3/8/8/3p4/8/2N5/4P3/R3K3 w Q - 0 1",
  last_move: ["e2", "e4"],
  check: "e8",
  marks: [
    { square: "a8", kind: "refused" },
    { square: "d5", kind: "attacked" },
    { square: "a2", kind: "path" },
    { square: "a3", kind: "path" },
    { square: "c3", kind: "piece" },
    { square: "g6", kind: "hint" },
    { square: "e2", kind: "hint" },
    { square: "f4", kind: "star" },
    { square: "g3", kind: "star" },
    { square: "h1", kind: "found" },
    { square: "a1", kind: "found" },
    { square: "h8", kind: "goal" },
    { square: "e1", kind: "here" },
  ],
  arrows: [
    { from_square: "c3", to_square: "d5", kind: "attack" },
    { from_square: "a1", to_square: "a7", kind: "refused" },
    { from_square: "e1", to_square: "g6", kind: "hint" },
    { from_square: "h5", to_square: "h8", kind: "show" },
  ],
});

const rookBoard = board({
  fen: "8/8/8/8/3R4/8/8/8 w - - 0 1",
  movable: false,
  selecting: true,
  marks: ["d1", "d2", "d3", "d5", "a4", "b4"].map((square) => ({ square, kind: "found" as const })),
});

const UKRAINIAN: Partial<StepScreen> = {
  lesson_title: "Рокіровка",
  progress_text: "Крок 5 з 10",
  title: "Куди королю не можна",
  text_html:
    "<p>Рокіровка переносить короля на два поля. Поле, на яке він <strong>стає</strong>, не має бути під боєм.</p>",
  task: {
    ask: "Зробіть рокіровку в той бік, у який можна.",
    side: "white",
    side_text: "Ви граєте білими.",
    counter: "",
  },
};

const ukrainianRefusal: Feedback = {
  tone: "refusal",
  title: "У бік ферзя не можна",
  text_html: "<p>Король став би на c1, а це поле б’є слон з a3.</p>",
  article: "Стаття 3.8.2.2",
  rule: "Рокіровка неможлива, якщо поле, на якому король стоїть, яке перетинає або на яке стає, під боєм.",
  more: [],
};

const UKRAINIAN_WORDS: Record<string, string> = {
  "app.name": "chesslearn",
  "button.hint": "Підказка",
  "button.undo": "Назад",
  "button.skip": "Пропустити",
  "button.next": "Далі",
  "button.restart": "Почати знову",
  "move.open": "Записати хід",
  "feedback.rule": "Показати правило",
  "header.settings": "Налаштування",
};

const asked = (ask: string, counter: string): StepScreen["task"] => ({ ask, side: null, side_text: "", counter });

const man = (piece: string, count: number): BoardState["pocket"][number] => ({ piece, count });

export const SHOWS: Record<string, Traits> = {
  ...GAMES,
  intro: traits({ screen: intro, board: null }),
  sitting: traits({ screen: sitting(step()), board: board({ movable: false }) }),
  result: traits({ screen: result, board: null }),
  account: traits({ screen: account, board: null }),
  home: traits({
    screen: home,
    board: board({ fen: "8/8/3k4/8/2B5/8/5N2/4K3 w - - 0 1", marks: [{ square: "c4", kind: "here" }] }),
  }),
  "home-answer": traits({
    screen: { ...home, feedback: { ...refusal, title: "The bishop stays on its diagonals", text_html: "<p>c6 is straight ahead.</p>" } },
    board: board({ fen: "8/8/3k4/8/2B5/8/5N2/4K3 w - - 0 1", marks: [{ square: "c6", kind: "refused" }] }),
  }),
  step: traits(),
  refused: traits({
    screen: step({ feedback: refusal, buttons: buttons({ undo: false, restart: true }) }),
    board: refusedBoard,
  }),
  more: traits({
    screen: step({
      feedback: { ...refusal, more: ["The rook on a1 has moved before.", "The king is in check from e8."] },
      hints_html: ["<p>Which squares does the king pass?</p>", "<p>Look at <strong>c1</strong>.</p>"],
      buttons: buttons({ hint: false, restart: true }),
    }),
    board: refusedBoard,
  }),
  solved: traits({
    screen: step({
      solved: true,
      feedback: answer("good", "Well done", "<p>No enemy piece attacks g1, so the king may land there.</p>"),
      buttons: buttons({ undo: true, restart: true, next: true, hint: false }),
    }),
    board: board({
      fen: "r3k2r/pp3ppp/2n2n2/4p3/2B1P3/b1N2N2/P4PPP/R4RK1 b kq - 1 1",
      last_move: ["e1", "g1"],
      movable: false,
    }),
  }),
  marks: traits({ board: allMarks, screen: step({ title: "All marks and arrows" }) }),
  squares: traits({
    board: rookBoard,
    screen: step({
      lesson: "rook",
      lesson_title: "The rook",
      title: "Where can it go?",
      text_html: "<p>The rook goes straight, as far as it likes.</p>",
      task: asked("Mark every square the rook can reach.", "6 of 14"),
      buttons: buttons({ restart: true }),
    }),
  }),
  order: traits({
    board: null,
    screen: step({
      title: "How a game goes",
      task: asked("Put it in the right order.", "1 of 3 in order"),
      dots: ["done", "current", "todo"],
      places: [
        { step: "one", label: "Two players" },
        { step: "two", label: "How a game goes" },
        { step: "three", label: "The end" },
      ],
      choices: [
        { text_html: "Black answers.", mark: "open", number: 0 },
        { text_html: "Two players sit down.", mark: "right", number: 1 },
        { text_html: "White makes the first move.", mark: "open", number: 0 },
      ],
    }),
  }),
  crazyhouse: traits({
    board: board({
      fen: "r1bqk2r/ppp2p1p/2n5/4p3/4P1N1/5q~2/PPPP1P1P/R1BQKB1R[NNPbp] w KQkq - 0 9",
      pocket: [man("wN", 2), man("wP", 1), man("bB", 1), man("bP", 1)],
    }),
    screen: step({ title: "Place a knight" }),
  }),
  bughouse: traits({
    board: board({
      fen: "r1bqkb1r/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1[Np] w kq - 0 5",
      pocket: [man("wN", 1), man("bP", 1)],
    }),
    partner: board({
      fen: "rnbqkb1r/ppp1pppp/8/3n4/8/8/PPPP1PPP/RNBQKBNR[n] w KQkq - 0 4",
      orientation: "black",
      turn: "white",
      last_move: ["f6", "d5"],
      movable: false,
      pocket: [man("bN", 1)],
      caption: "Your partner's board",
    }),
    screen: step({ title: "Two boards" }),
  }),
  counted: traits({
    board: board({
      marks: [{ square: "e4", kind: "hill" }],
      checks: { white: 1, black: 3 },
      pocket: [man("wN", 1)],
    }),
  }),
  choices: traits({
    board: board({ fen: "6k1/5ppp/8/8/8/8/8/K2R4 b - - 0 1", check: null, movable: false }),
    screen: step({
      title: "Is this checkmate?",
      text_html: "<p>White has just played the rook to <strong>d8</strong>.</p>",
      task: { ask: "What is it?", side: "black", side_text: "", counter: "" },
      choices: [
        { text_html: "Check, but not mate", mark: "not", number: 0 },
        { text_html: "Checkmate: the king has no way out", mark: "open", number: 0 },
        { text_html: "Stalemate", mark: "open", number: 0 },
      ],
      feedback: answer("wrong", "Look again", "<p>Try each square round the king: can it go there?</p>"),
    }),
  }),
  input: traits({
    board: board({ movable: false, fen: "8/8/8/8/8/8/8/8 w - - 0 1", coordinates: false, marks: [{ square: "f6", kind: "goal" }] }),
    screen: step({
      title: "What is the name of this square?",
      task: asked("Name the marked square.", "2 of 6"),
      input: "square",
    }),
  }),
  show: traits({
    board: board({ movable: false, last_move: ["d4", "d8"], fen: "3R4/8/8/8/8/8/8/8 w - - 0 1", arrows: [{ from_square: "d4", to_square: "d8", kind: "show" }] }),
    screen: step({
      title: "Straight ahead",
      task: asked("Watch the rook.", "1 of 4"),
      buttons: buttons({ hint: false, forward: "Play on" }),
    }),
  }),
  promotion: traits({
    board: board({
      fen: "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1",
      promotion: { from_square: "b7", to_square: "b8", side: "white" },
    }),
    screen: step({ title: "A pawn becomes what you need" }),
  }),
  pocket: traits({
    board: board({
      fen: "8/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
      pocket: [man("wQ", 1), man("wR", 2), man("wB", 2), man("wN", 0)],
    }),
    screen: step({ title: "Set up the pieces", task: asked("Put every piece on its first square.", "9 of 16") }),
  }),
  number: traits({ screen: step({ input: "number", title: "How many squares?" }), board: board({ movable: false }) }),
  black: traits({
    board: board({ orientation: "black", turn: "black" }),
    screen: step({ task: { ask: "Castle on the queen's side.", side: "black", side_text: "You are Black.", counter: "" } }),
  }),
  recap: traits({ screen: recap, board: null }),
  ukrainian: traits({
    language: "uk",
    strings: { ...STRINGS, ...UKRAINIAN_WORDS },
    board: refusedBoard,
    screen: step({ ...UKRAINIAN, feedback: ukrainianRefusal, buttons: buttons({ restart: true }) }),
  }),
  board: traits({ kind: "board", screen: null }),
  free: traits({ kind: "board", screen: free, board: refusedBoard }),
  explorer: traits({ screen: explorer, board: board({ fen: explorer.fen, turn: "black" }) }),
  lesson: traits({ kind: "lesson", screen: step({ feedback: refusal }), board: refusedBoard }),
  error: traits({ error: "Something went wrong in this step: the position could not be read." }),
};
