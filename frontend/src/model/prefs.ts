/** What the learner likes: colours and the edge of the board. */

import { COORDINATES, THEME, TYPING, keep, recall } from "./keep";
import { oneOf } from "./guard";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export type ShownTheme = Exclude<Theme, "system">;

export interface Prefs {
  theme: Theme;
  coordinates: boolean;
  typing: boolean;
}

export function readPrefs(): Prefs {
  return {
    theme: oneOf(THEMES, recall(THEME), "system"),
    coordinates: recall(COORDINATES) !== "off",
    typing: recall(TYPING) === "on",
  };
}

export function keepPrefs(prefs: Prefs): void {
  keep(THEME, prefs.theme);
  keep(COORDINATES, prefs.coordinates ? "on" : "off");
  keep(TYPING, prefs.typing ? "on" : "off");
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
