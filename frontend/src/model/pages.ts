/** The pages beside the lessons come later than the lessons, as a text: what is in it, and how it is read. */

import type { ComponentType } from "preact";
import type { BoardState } from "../protocol";
import type { BesideScreen } from "./read";
import type { View } from "./view";

export interface BesideProps {
  screen: BesideScreen;
  board: BoardState | null;
  partner: BoardState | null;
  kind: string;
}

export interface SettingsProps {
  view: View;
  onClose: () => void;
}

export interface Pages {
  Page: ComponentType<BesideProps>;
  Settings: ComponentType<SettingsProps>;
  /** Their styles, which come with them. */
  css?: string;
}

export type ReadPages = (source: string) => Promise<Pages>;

export interface LatePages {
  /** The pages, once they are here. */
  readonly pages: Pages | null;
  /** They came, but cannot be used. */
  readonly failed: boolean;
  /** Takes note of the source in a new state; each source is read once. */
  heard(source: string): void;
}

/** Reads the pages when their source comes; `onRead` when they are here, or cannot be used. */
export function makeLatePages(read: ReadPages, signal: AbortSignal, onRead: (pages: Pages | null) => void): LatePages {
  let last = "";
  let pages: Pages | null = null;
  let failed = false;
  const settle = (found: Pages | null): void => {
    pages = found ?? pages;
    failed = !pages;
    if (!signal.aborted) onRead(found);
  };
  return {
    get pages() {
      return pages;
    },
    get failed() {
      return failed;
    },
    heard(source) {
      if (!source || source === last) return;
      last = source;
      read(source).then(settle, (fault: unknown) => {
        console.error(fault);
        settle(null);
      });
    },
  };
}
