/**
 * The progress that all pages of this browser share: one place, and no page knows of the others.
 *
 * Before a page writes, it looks whether another one has written since. Then Python
 * puts both together first, and nothing that was solved is lost.
 */

import { PROGRESS, keep, recall } from "./keep";
import type { Message } from "./messages";

export interface SharedProgress {
  /** What is kept now; from here on it counts as known. */
  read(): string | null;
  /** Keeps what Python says, or has it merged with what another page kept. */
  write(progress: string): void;
}

export function shareProgress(say: (message: Message) => void): SharedProgress {
  let known: string | null = null;
  const read = (): string | null => {
    known = recall(PROGRESS);
    return known;
  };
  return {
    read,
    write(progress) {
      const before = known;
      const kept = read();
      if (kept !== null && kept !== before && kept !== progress) {
        say({ type: "merge", saved: kept });
      } else if (keep(PROGRESS, progress)) {
        known = progress;
      }
    },
  };
}
