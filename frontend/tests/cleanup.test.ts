import { afterEach, expect, test, vi } from "vitest";
import { SHOWS, traits } from "../dev/fixtures";
import { open } from "./page";

afterEach(() => vi.restoreAllMocks());

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

test("a hundred mounts leave nothing: no listener, no node, no callback", () => {
  const listeners = countListeners();
  const before = document.body.childElementCount;
  const shows = Object.values(SHOWS);
  for (let i = 0; i < 100; i++) {
    const page = open(shows[i % shows.length] ?? traits());
    expect(page.model.listeners.get("change")?.size).toBe(1);
    page.close();
    expect(page.model.listeners.get("change")?.size).toBe(0);
    expect(page.root.childElementCount).toBe(0);
  }
  expect(document.body.childElementCount).toBe(before);
  expect([...listeners]).toEqual([]);
  expect(document.querySelectorAll(".chesslearn-host")).toHaveLength(0);
}, 60_000);
