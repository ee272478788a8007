/** What the browser keeps. Storage may be full, blocked or absent: then nothing is kept. */

export const PROGRESS = "chesslearn.progress";
export const LANGUAGE = "chesslearn.language";
export const GAME = "chesslearn.game";
export const COACH = "chesslearn.coach";
export const THEME = "chesslearn.theme";
export const COORDINATES = "chesslearn.coordinates";
export const TYPING = "chesslearn.typing";
export const LETTERS = "chesslearn.letters";

/** What a browser keeps for all its tabs, or a tab for itself. */
type Shelf = "localStorage" | "sessionStorage";

export function recall(name: string, shelf: Shelf = "localStorage"): string | null {
  try {
    return window[shelf].getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text under a name; tells whether it is kept. */
export function keep(name: string, value: string, shelf: Shelf = "localStorage"): boolean {
  try {
    window[shelf].setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  try {
    window.localStorage.removeItem(name);
  } catch {
    // Nothing was kept, so there is nothing to forget.
  }
}

export function canKeep(): boolean {
  const name = "chesslearn.trial";
  const kept = keep(name, "1");
  forget(name);
  return kept;
}

/** Tests and games that are not ended: another tab may have its own. Where nothing is kept, a reload begins anew. */
const UNFINISHED = "chesslearn.unfinished";

export const recallUnfinished = (): string | null => recall(UNFINISHED, "sessionStorage");

export const keepUnfinished = (value: string): boolean => keep(UNFINISHED, value, "sessionStorage");
