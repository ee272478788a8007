/** One picture of all traits of the model: what there is to show now. */

import type { BoardState } from "../protocol";
import { readEach, table, text, whole, type Fields } from "./guard";
import { readBoard, readScreen, type AnyScreen } from "./read";

/** What we use of an anywidget model. */
export interface Model {
  get(name: string): unknown;
  send(content: unknown): void;
  on(name: string, callback: () => void): void;
  off(name: string, callback: () => void): void;
  /** The host's manager of widgets, which knows the connection to Python. */
  widget_manager?: unknown;
}

export interface View {
  kind: string;
  revision: number;
  language: string;
  strings: Readonly<Record<string, string>>;
  board: BoardState | null;
  /** The second board of bughouse, only to be looked at. */
  partner: BoardState | null;
  screen: AnyScreen | null;
  progress: string;
  code: string;
  /** What the tab keeps of tests and games that are not ended. */
  unfinished: string;
  announcement: string;
  error: string;
  /** The source of what shows the pages beside the lessons, once it is needed. */
  pages: string;
}

function readStrings(value: unknown): Record<string, string> {
  const entries = Object.entries(table(value) ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

const TRAITS: Fields<View> = {
  kind: (value) => text(value) || "board",
  revision: whole,
  language: (value) => /^[a-z]{2,3}$/.exec(text(value))?.[0] ?? "en",
  strings: readStrings,
  board: readBoard,
  partner: readBoard,
  screen: readScreen,
  progress: text,
  code: text,
  unfinished: text,
  announcement: text,
  error: text,
  pages: text,
};

export const readView = (model: Model): View => readEach(TRAITS, (name) => model.get(name));

/** Where the learner is: changes when another step or page is shown. */
export function placeOf(screen: AnyScreen | null): string {
  if (!screen) return "";
  switch (screen.name) {
    case "home":
    case "free":
      return screen.name;
    case "step":
      return `step ${screen.lesson} ${screen.step}`;
    case "sitting":
      return `sitting ${screen.page} ${screen.step.number}`;
    case "beside":
      return `${screen.of} ${screen.page ?? screen.lesson}`.trimEnd();
  }
}
