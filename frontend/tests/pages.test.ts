import { afterEach, describe, expect, test, vi } from "vitest";
import { recap, traits } from "../dev/fixtures";
import { account, result } from "../dev/pages";
import { act } from "preact/test-utils";
import type { Pages } from "../src/model/pages";
import * as pages from "../src/pages";
import { click, open, type Page } from "./page";

let page: Page;
afterEach(() => page.close());

/** Pages whose source is being read until the test says how that ends. */
function reading() {
  let settle: (found: Pages | Error) => Promise<void> = async () => undefined;
  const read = vi.fn(
    () =>
      new Promise<Pages>((resolve, reject) => {
        settle = (found) => act(async () => (found instanceof Error ? reject(found) : resolve(found)));
      }),
  );
  return { read, settle: (found: Pages | Error) => settle(found) };
}

const heading = (): string | undefined => page.root.querySelector("h1")?.textContent ?? undefined;
const alert = (): string | undefined => page.root.querySelector('[role="alert"]')?.textContent ?? undefined;
const broken = traits().strings["status.broken"];

describe("a page beside the lessons", () => {
  test("is blank while it is read, and then there with its styles", async () => {
    const { read, settle } = reading();
    page = open(traits({ screen: recap, board: null }), { read });
    expect([heading(), alert(), page.root.dataset.ready]).toEqual([undefined, undefined, undefined]);
    expect(page.root.querySelector(".cl-waiting")).not.toBeNull();
    await settle({ ...pages, css: ".chesslearn .cl-recap { gap: 1px }" });
    expect([heading(), page.root.dataset.ready]).toEqual([recap.title, "true"]);
    expect(page.root.previousElementSibling?.textContent).toContain(".cl-recap");
  });

  test("that cannot be read says so, and the lessons go on", async () => {
    const { read, settle } = reading();
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    page = open(traits({ screen: recap, board: null }), { read });
    await settle(new Error("no such module"));
    expect(alert()).toBe(broken);
    page.answer({ screen: traits().screen, board: traits().board });
    expect([heading(), alert()]).toEqual(["Where the king may not land", undefined]);
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
  });

  test("is read once, and not at all before it is needed", async () => {
    const read = vi.fn(async () => pages);
    page = open(traits({ pages: "" }), { read });
    await page.loaded();
    expect(read).not.toHaveBeenCalled();
    for (const screen of [recap, traits().screen, recap]) page.answer({ screen, pages: "the source" });
    await page.loaded();
    expect(read.mock.calls).toEqual([["the source"]]);
    expect(heading()).toBe(recap.title);
  });
});

test("what is put back in the account leaves the focus in its part", async () => {
  page = open(traits({ screen: account, board: null }));
  await page.loaded();
  click(page.button("Reset: Castling"));
  click(page.button("Yes, erase it"));
  expect(page.said()).toEqual([{ type: "forget", lesson: "castling", part: null }]);
  const parts = account.parts.map((part) => ({
    ...part,
    lessons: part.lessons.map((lesson) => ({ ...lesson, done: 0 })),
  }));
  page.answer({ screen: { ...account, parts } });
  expect(document.activeElement?.tagName).toBe("SUMMARY");
});

test("an answer shows its board while it is open, only to be looked at", async () => {
  const answers = result.answers.map((each) => ({ ...each, board: result.answers[1]?.board ?? null }));
  page = open(traits({ screen: { ...result, answers }, board: null }));
  await page.loaded();
  const boards = (): string[] =>
    [...page.root.querySelectorAll(".cl-answer")].map(
      (each) => each.querySelector('[data-beside="h7"]')?.getAttribute("aria-label") ?? "",
    );
  expect(boards()).toEqual(["", expect.stringMatching(/^h7, empty/)]);
  const [right] = page.root.querySelectorAll<HTMLDetailsElement>(".cl-answer details");
  await act(async () => {
    if (right) right.open = true;
    right?.dispatchEvent(new Event("toggle"));
  });
  expect(boards()[0]).toBe(boards()[1]);
  click(page.root.querySelector('[data-beside="g8"]') as HTMLElement);
  expect(page.said()).toEqual([]);
});

describe("the settings", () => {
  test("ask for what shows them, once", async () => {
    page = open(traits({ pages: "" }));
    click(page.button("Settings"));
    expect(page.said()).toEqual([{ type: "pages" }]);
    page.answer({ pages: "the source" });
    await page.loaded();
    expect(page.root.querySelector("dialog h2")?.textContent).toBe("Settings");
    expect(page.said()).toHaveLength(1);
  });

  test("say that they cannot be shown", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    page = open(traits({ pages: "" }), { read: () => Promise.reject(new Error("blocked")) });
    click(page.button("Settings"));
    page.answer({ pages: "the source" });
    await page.loaded();
    expect(alert()).toBe(broken);
    told.mockRestore();
  });
});
