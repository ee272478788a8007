/** Made-up states of the pages beside the lessons. */

import type { Certificate, IntroScreen, ProgressScreen, ResultScreen, SittingScreen, StepScreen } from "../src/protocol";
import { answer, board } from "./fixtures";

export const intro: IntroScreen = {
  name: "intro",
  page: "exam",
  title: "The exam",
  lead: "Twenty questions about everything in this course.",
  points: ["There are no hints, and each question takes one answer.", "At the end you see each answer, and why."],
  start: "Show the first question",
  later: "Not now",
};

export const sitting = (step: StepScreen): SittingScreen => ({
  name: "sitting",
  page: "exam",
  title: "The exam",
  step: {
    ...step,
    title: "Question 3",
    text_html: "",
    progress_text: "Question 3 of 20",
    number: 3,
    count: 20,
    choices: [
      { text_html: "Check", mark: "taken", number: 0 },
      { text_html: "Mate", mark: "open", number: 0 },
    ],
    buttons: { hint: false, hint_text: "", undo: false, restart: false, forward: "", next: true, last: false },
    feedback: answer("info", "Noted", "<p>You will see at the end how it was, and why.</p>"),
  },
  skip: "I don't know",
  leave: "Stop here",
});

const SHEET =
  '<svg xmlns="http://www.w3.org/2000/svg" width="842pt" height="595pt" viewBox="0 0 842 595"><text x="421" y="300" text-anchor="middle" font-size="32">%NAME%</text></svg>';

const certificate: Certificate = { blank: "%NAME%", a4: SHEET, letter: SHEET };

export const result: ResultScreen = {
  name: "result",
  page: "exam",
  title: "Passed!",
  lead: "18 of 20 right. The certificate below is yours.",
  good: true,
  parts: [
    { title: "The pieces", text: "5 of 5", share: 100 },
    { title: "Special moves", text: "3 of 4", share: 75 },
  ],
  answers: [
    {
      number: 1,
      title: "Light on the right",
      ask: "Choose what to do.",
      right: true,
      mark: "right",
      answer: "Answer: Turn the board a quarter of the way round.",
      why_html: "<p>Light on the right.</p>",
      lesson: "board",
      step: "light-right",
      board: null,
    },
    {
      number: 2,
      title: "Air",
      ask: "Choose the answer: is it mate?",
      right: false,
      mark: "not this time",
      answer: "Answer: No, the king can go to h7.",
      why_html: "<p>The king has one way out.</p>",
      lesson: "mate",
      step: "air",
      board: board({
        fen: "4R1k1/5pp1/8/8/8/8/8/6K1 b - - 0 1",
        turn: "black",
        movable: false,
        marks: [{ square: "h7", kind: "here" }],
        arrows: [{ from_square: "g8", to_square: "h7", kind: "show" }],
      }),
    },
  ],
  go_on: null,
  exam: "",
  practise: "Practise these",
  again: "Take the exam again",
  certificate,
};

export const account: ProgressScreen = {
  name: "progress",
  title: "What you know",
  lead: "You have met 34 rules of 204.",
  review: { page: "review", label: "Today: 6 rules, about 3 minutes", note: "A few questions.", start: "Review now" },
  exam: "Your best exam: 18 of 20.",
  placement: "Find my place again",
  notice: "",
  reasons: [
    { code: "pinned", title: "Try it", text: "A pinned piece may not leave its line.", times: "met 9 times" },
  ],
  parts: [
    {
      id: "special",
      title: "Special moves",
      text: "4 of 36 steps",
      done: 4,
      total: 36,
      note: "You know this part. It stays open to play.",
      lessons: [
        { lesson: "castling", title: "Castling", text: "10 steps to go", done: 4, total: 14 },
        { lesson: "promotion", title: "Promotion", text: "11 steps", done: 0, total: 11 },
      ],
      topics: [
        {
          title: "Two at once",
          text: "The king moves two squares, the rook jumps over it.",
          strength: "steady",
          strength_text: "stays for days",
          lesson: "castling",
          step: "how-it-works",
        },
        {
          title: "Too late",
          text: "At once or never.",
          strength: "new",
          strength_text: "not met yet",
          lesson: "en-passant",
          step: "too-late",
        },
      ],
    },
  ],
};
