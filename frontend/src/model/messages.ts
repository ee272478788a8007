/** What the browser says to Python; the other half of `docs/protocol.md`. */

import type { PageName } from "../protocol";

export type PromotionLetter = "q" | "r" | "b" | "n";

export type Try =
  | { kind: "move"; from: string; to: string; promotion?: PromotionLetter }
  | { kind: "drop"; piece: string; to: string }
  | { kind: "square"; square: string }
  | { kind: "choice"; choice: number }
  | { kind: "text"; text: string }
  | { kind: "forward" };

export type PlainType =
  | "next"
  | "hint"
  | "undo"
  | "restart"
  | "home"
  | "explorer"
  | "flip"
  | "ping"
  | "reset"
  | "pages"
  | PageName
  | "begin"
  | "leave"
  | "again"
  | "resume"
  | "offer"
  | "accept"
  | "decline"
  | "resign"
  | "flag"
  | "sit"
  | "analyse";

export type Message =
  | {
      type: "hello";
      search: string;
      languages: string[];
      saved: string | null;
      language: string | null;
      game: string | null;
      unfinished: string | null;
      coach: boolean | null;
    }
  | { type: "attempt"; revision: number; what: Try }
  | { type: "open"; lesson: string; step: string | null }
  | { type: "language"; language: string }
  | { type: "restore"; text: string; file: boolean }
  | { type: "merge"; saved: string }
  | { type: "position"; fen: string | null; preset: string | null; variant: string }
  | { type: "ask"; belief: string }
  | { type: "practise"; code: string | null }
  | { type: "forget"; lesson: string | null; part: string | null }
  | {
      type: "new-game";
      variant: string;
      rival: string;
      side: string;
      clock: string;
      fen: string | null;
      number: number | null;
    }
  | { type: "pgn"; pgn: string; rival: string; side: string }
  | { type: "claim"; move: string | null }
  | { type: "coach"; on: boolean }
  | { type: PlainType };

/** The longest text that Python takes from a text field. */
export const MAX_TEXT = 64;

/** The longest position that Python takes. */
export const MAX_FEN = 200;

/** The longest game that Python takes as text. */
export const MAX_PGN = 65_536;

/** The longest progress file that Python takes. */
export const MAX_PROGRESS = 262_144;
