/** What the learner likes: colours, the edge of the board, the letters of moves. */

import { COORDINATES, LETTERS, THEME, TYPING, keep, recall } from "./keep";
import { pick } from "./guard";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export type ShownTheme = Exclude<Theme, "system">;

export interface Prefs {
  theme: Theme;
  coordinates: boolean;
  typing: boolean;
  /** The letters of the pieces in written moves: those of the language, or the English ones. */
  letters: "own" | "english";
}

export function readPrefs(): Prefs {
  return {
    theme: pick(THEMES, "system")(recall(THEME)),
    coordinates: recall(COORDINATES) !== "off",
    typing: recall(TYPING) === "on",
    letters: pick(["own", "english"], "own")(recall(LETTERS)),
  };
}

export function keepPrefs(prefs: Prefs): void {
  keep(THEME, prefs.theme);
  keep(COORDINATES, prefs.coordinates ? "on" : "off");
  keep(TYPING, prefs.typing ? "on" : "off");
  keep(LETTERS, prefs.letters);
}

/** What the device and its page ask for. */
export interface Surroundings {
  dark: boolean;
  contrast: boolean;
}

export function shownTheme(theme: Theme, around: Surroundings): ShownTheme {
  if (theme !== "system") return theme;
  if (around.contrast) return "contrast";
  return around.dark ? "dark" : "light";
}
