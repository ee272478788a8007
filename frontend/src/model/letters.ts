/** Moves in English letters, for who prefers them: Кf3 becomes Nf3 wherever it is read. */

import type { View } from "./view";

const ENGLISH = ["K", "Q", "R", "B", "N"];

/** Makes what changes the letters of one language into the English ones; `null` where they are the same. */
export function englishLetters(own: string): ((text: string) => string) | null {
  const letters = own.split(" ");
  if (letters.length !== ENGLISH.length || letters.every((letter, place) => letter === ENGLISH[place])) return null;
  const longestFirst = [...letters].sort((one, other) => other.length - one.length).join("|");
  const before = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst})(?=[a-h]?[1-8]?x?[a-h][1-8](?!\\p{L})|@)`, "gu");
  const promoted = new RegExp(`(?<=[a-h][18]=?)(${longestFirst})(?!\\p{L})`, "gu");
  const english = (letter: string): string => ENGLISH[letters.indexOf(letter)] ?? letter;
  return (text) => text.replace(before, english).replace(promoted, english);
}

function deep<T>(value: T, change: (text: string) => string): T {
  if (typeof value === "string") return change(value) as T;
  if (Array.isArray(value)) return value.map((each: unknown) => deep(each, change)) as T;
  if (value && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, deep(each, change)])) as T;
  return value;
}

/** The view with all its moves in English letters; what is kept or sent stays as it is. */
export function inEnglishLetters(view: View): View {
  const change = englishLetters(view.strings["notation.letters"] ?? "");
  if (!change) return view;
  const { screen, strings, board, announcement } = view;
  return {
    ...view,
    screen: deep(screen, change),
    strings: deep(strings, change),
    board: deep(board, change),
    announcement: change(announcement),
  };
}
