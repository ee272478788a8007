import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PATIENCE, makeLink } from "../src/model/link";
import type { Message } from "../src/model/messages";

const SQUARE = { kind: "square", square: "e4" } as const;
const open = () => {
  const sent: Message[] = [];
  const onSilence = vi.fn();
  const link = makeLink({
    send: (message) => sent.push(message),
    revision: 1,
    place: "step a",
    onSilence,
  });
  return { link, sent, onSilence };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("one message at a time", () => {
  test("the second waits for the answer and carries its revision", () => {
    const { link, sent } = open();
    link.attempt(SQUARE);
    link.attempt({ kind: "square", square: "e5" });
    expect(sent).toHaveLength(1);
    expect(link.heard(2, "step a")).toBe(true);
    expect(sent).toEqual([
      { type: "attempt", revision: 1, what: SQUARE },
      { type: "attempt", revision: 2, what: { kind: "square", square: "e5" } },
    ]);
  });

  test("a second press of a button is no second press", () => {
    const { link, sent } = open();
    link.say({ type: "next" });
    link.say({ type: "next" });
    link.heard(2, "step b");
    expect(sent).toEqual([{ type: "next" }]);
  });

  test("a press of another one waits its turn", () => {
    const { link, sent } = open();
    for (const lesson of ["rook", "bishop", "bishop"]) link.say({ type: "open", lesson, step: null });
    link.heard(2, "step b");
    link.heard(3, "step c");
    expect(sent).toEqual([
      { type: "open", lesson: "rook", step: null },
      { type: "open", lesson: "bishop", step: null },
    ]);
  });

  test("a way to another page is meant wherever one is by then", () => {
    const { link, sent } = open();
    for (const type of ["next", "progress", "pages"] as const) link.say({ type });
    for (const revision of [2, 3, 4]) link.heard(revision, "step b");
    expect(sent.map((message) => message.type)).toEqual(["next", "progress", "pages"]);
  });

  test("what was meant for a step that has gone is dropped, a language is not", () => {
    const { link, sent } = open();
    link.say({ type: "next" });
    link.attempt(SQUARE);
    link.say({ type: "language", language: "uk" });
    link.heard(2, "step b");
    link.heard(3, "step b");
    expect(sent.map((message) => message.type)).toEqual(["next", "language"]);
  });

  test("the queue does not grow without end", () => {
    const { link, sent } = open();
    for (let i = 0; i < 50; i++) link.attempt({ kind: "choice", choice: i });
    for (let revision = 2; revision < 60; revision++) link.heard(revision, "step a");
    expect(sent.length).toBeLessThanOrEqual(5);
  });

  test("the same revision is no answer", () => {
    const { link } = open();
    link.say({ type: "hint" });
    expect(link.heard(1, "step a")).toBe(false);
  });
});

describe("silence", () => {
  test("is told once, before five seconds are over", () => {
    const { link, onSilence } = open();
    link.say({ type: "hint" });
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(onSilence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSilence).toHaveBeenCalledTimes(1);
    expect(PATIENCE).toBeLessThan(5_000);
    vi.advanceTimersByTime(10 * PATIENCE);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  test("an answer in time says nothing", () => {
    const { link, onSilence } = open();
    link.say({ type: "hint" });
    link.heard(2, "step a");
    vi.advanceTimersByTime(10 * PATIENCE);
    expect(onSilence).not.toHaveBeenCalled();
  });

  test("a lost attempt can simply be made again", () => {
    const { link, sent, onSilence } = open();
    link.attempt(SQUARE);
    vi.advanceTimersByTime(PATIENCE);
    link.attempt(SQUARE);
    expect(sent).toHaveLength(2);
    expect(link.heard(2, "step a")).toBe(true);
    link.attempt(SQUARE);
    expect(sent.at(-1)).toMatchObject({ revision: 2 });
    vi.advanceTimersByTime(PATIENCE);
    expect(onSilence).toHaveBeenCalledTimes(2);
  });

  test("trying again asks for a sign of life and forgets what waited", () => {
    const { link, sent } = open();
    link.attempt(SQUARE);
    link.attempt({ kind: "square", square: "e5" });
    vi.advanceTimersByTime(PATIENCE);
    link.retry({ type: "ping" });
    expect(sent.at(-1)).toEqual({ type: "ping" });
    expect(link.heard(2, "step a")).toBe(true);
    expect(sent).toHaveLength(2);
  });

  test("no sign of life is asked for while an answer is awaited", () => {
    const { link, sent } = open();
    link.attempt(SQUARE);
    link.say({ type: "ping" });
    link.heard(2, "step a");
    expect(sent).toHaveLength(1);
  });

  test("a line that throws is silent at once", () => {
    const onSilence = vi.fn();
    const link = makeLink({
      send: () => {
        throw new Error("closed");
      },
      revision: 1,
      place: "",
      onSilence,
    });
    link.say({ type: "hint" });
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  test("a closed link keeps no timer", () => {
    const { link } = open();
    link.say({ type: "hint" });
    link.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
