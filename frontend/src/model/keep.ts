/** What the browser keeps. Storage may be full, blocked or absent: then nothing is kept. */

export const PROGRESS = "chesslearn.progress";
export const LANGUAGE = "chesslearn.language";
export const GAME = "chesslearn.game";
export const COACH = "chesslearn.coach";
export const THEME = "chesslearn.theme";
export const COORDINATES = "chesslearn.coordinates";
export const TYPING = "chesslearn.typing";
export const LETTERS = "chesslearn.letters";

export function recall(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** What this tab keeps of tests and games that are not ended: another tab may have its own. */
const UNFINISHED = "chesslearn.unfinished";

export function recallUnfinished(): string | null {
  try {
    return window.sessionStorage.getItem(UNFINISHED);
  } catch {
    return null;
  }
}

export function keepUnfinished(value: string): void {
  try {
    window.sessionStorage.setItem(UNFINISHED, value);
  } catch {
    // Then a reload begins anew.
  }
}

/** Keeps a text under a name; tells whether it is kept. */
export function keep(name: string, value: string): boolean {
  try {
    window.localStorage.setItem(name, value);
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
