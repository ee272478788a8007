import { afterEach, expect, test, vi } from "vitest";
import { traits } from "../dev/fixtures";
import { SHOWS } from "../dev/shows";
import { open } from "./page";

const MOUNTS = 500;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Counts the listeners on what outlives a widget. */
function countListeners() {
  const open = new Set<string>();
  let count = 0;
  const key = (target: EventTarget, type: string, callback: unknown): string =>
    `${target === window ? "window" : "document"} ${type} ${ids.get(callback) ?? ids.set(callback, ++count).get(callback)}`;
  const ids = new Map<unknown, number>();
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    vi.spyOn(target, "addEventListener").mockImplementation(function (this: EventTarget, ...given: unknown[]) {
      const [type, callback, options] = given as [string, EventListener, AddEventListenerOptions | undefined];
      const name = key(target, type, callback);
      open.add(name);
      options?.signal?.addEventListener("abort", () => open.delete(name));
      addEventListener.call(target, type, callback, options);
    } as typeof addEventListener);
    vi.spyOn(target, "removeEventListener").mockImplementation(function (...given: unknown[]) {
      const [type, callback, options] = given as [string, EventListener, EventListenerOptions | undefined];
      open.delete(key(target, type, callback));
      removeEventListener.call(target, type, callback, options);
    } as typeof removeEventListener);
  }
  return open;
}

/** Remembers what is watched for its size, now and ever. */
function countWatched() {
  const watched = new Set<Element>();
  const ever = new Set<Element>();
  class Counting {
    own = new Set<Element>();
    observe(element: Element) {
      watched.add(element);
      ever.add(element);
      this.own.add(element);
    }
    unobserve(element: Element) {
      watched.delete(element);
    }
    disconnect() {
      for (const element of this.own) watched.delete(element);
    }
  }
  vi.stubGlobal("ResizeObserver", Counting);
  return { watched, ever };
}

test(`${MOUNTS} mounts leave nothing: no listener, no timer, no node, no callback`, () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const listeners = countListeners();
  const { watched, ever } = countWatched();
  const before = document.body.childElementCount;
  const shows = Object.values(SHOWS);
  for (let i = 0; i < MOUNTS; i++) {
    const page = open(shows[i % shows.length] ?? traits(), { greeted: i % 2 === 0 });
    expect(page.model.listeners.get("change")?.size).toBe(1);
    page.close();
    expect(page.model.listeners.get("change")?.size).toBe(0);
    expect(page.root.childElementCount).toBe(0);
  }
  expect(ever.size).toBeGreaterThan(0);
  expect([...watched]).toEqual([]);
  expect(document.body.childElementCount).toBe(before);
  expect([...listeners]).toEqual([]);
  expect(document.querySelectorAll(".chesslearn-host")).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
}, 120_000);
