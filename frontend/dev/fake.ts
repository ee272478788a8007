/** A model without Python: remembers what was sent, and answers when told to. */

import type { Message } from "../src/model/messages";
import type { Model } from "../src/model/view";
import type { Traits } from "./fixtures";

export interface FakeModel extends Model {
  sent: Message[];
  listeners: Map<string, Set<() => void>>;
  set(changes: Partial<Record<keyof Traits, unknown>>): void;
}

/** `answer` is called after each message; what it returns is set with a higher revision. */
export function fakeModel(
  start: Traits,
  answer: (message: Message, now: Traits) => Partial<Traits> | null = () => null,
): FakeModel {
  let now: Traits = start;
  const listeners = new Map<string, Set<() => void>>();
  const model: FakeModel = {
    sent: [],
    listeners,
    get: (name) => now[name as keyof Traits],
    set(changes) {
      now = { ...now, ...(changes as Partial<Traits>) };
      for (const callback of listeners.get("change") ?? []) callback();
    },
    send(content) {
      const message = content as Message;
      model.sent.push(message);
      const changes = answer(message, now);
      if (changes) queueMicrotask(() => model.set({ ...changes, revision: now.revision + 1 }));
    },
    on(name, callback) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(callback));
    },
    off(name, callback) {
      listeners.get(name)?.delete(callback);
    },
  };
  return model;
}
