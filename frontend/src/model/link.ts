/**
 * The line to Python: one message at a time, each answered by a higher revision.
 *
 * While an answer is awaited, further messages wait too, so that an attempt is
 * never judged against a revision that is already past. A second press of the
 * same button is one press. After `PATIENCE` without an answer the page is told,
 * and from then on nothing waits: whatever is said is sent, so that a lost
 * attempt can simply be made again.
 */

import type { Message, Try } from "./messages";
import { PAGES } from "./read";

/** How long an answer may take before the learner is told, in milliseconds. */
export const PATIENCE = 4_000;

const LONGEST_QUEUE = 4;

interface Waiting {
  message: Message;
  place: string;
}

export interface Link {
  /** Says something that is not an attempt. */
  say(message: Message): void;
  attempt(what: Try): void;
  /** Takes note of a new state; tells whether it answers the last message. */
  heard(revision: number, place: string): boolean;
  /** Gives up on what is awaited and what waits, and says something that any state answers. */
  retry(message: Message): void;
  close(): void;
}

export interface LinkOptions {
  send: (message: Message) => void;
  revision: number;
  place: string;
  /** Called once when an answer stays away; silence ends with the next answer that is heard. */
  onSilence: () => void;
}

export function makeLink({ send, revision, place, onSilence }: LinkOptions): Link {
  let awaited: Message | null = null;
  let queue: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silent = false;

  const fallSilent = (): void => {
    if (silent) return;
    silent = true;
    onSilence();
  };

  const transmit = (message: Message): void => {
    awaited = message;
    clearTimeout(timer);
    timer = setTimeout(fallSilent, PATIENCE);
    try {
      send(message.type === "attempt" ? { ...message, revision } : message);
    } catch {
      // A closed line throws at once: that is silence, not a fault of the page.
      fallSilent();
    }
  };

  const say = (message: Message): void => {
    if (!awaited || silent) return transmit(message);
    // What is awaited is a sign of life already.
    if (message.type === "ping") return;
    const text = JSON.stringify(message);
    const same = (other: Message): boolean => message.type !== "attempt" && JSON.stringify(other) === text;
    if (same(awaited) || queue.some((waiting) => same(waiting.message))) return;
    if (queue.length < LONGEST_QUEUE) queue.push({ message, place });
  };

  const sendNext = (): void => {
    // What was meant for another step is no longer meant.
    queue = queue.filter((waiting) => waiting.place === place || isEverywhere(waiting.message));
    const next = queue.shift();
    if (next) transmit(next.message);
  };

  return {
    say,
    attempt: (what) => say({ type: "attempt", revision, what }),
    heard(newRevision, newPlace) {
      const higher = newRevision > revision;
      revision = newRevision;
      place = newPlace;
      if (!higher || !awaited) return false;
      awaited = null;
      clearTimeout(timer);
      silent = false;
      sendNext();
      return true;
    },
    retry(message) {
      queue = [];
      transmit(message);
    },
    close() {
      clearTimeout(timer);
      queue = [];
    },
  };
}

const EVERYWHERE: ReadonlySet<Message["type"]> = new Set([
  "language", "open", "home", "explorer", ...PAGES, "pages", "restore", "merge", "reset",
]);

const isEverywhere = (message: Message): boolean => EVERYWHERE.has(message.type);
