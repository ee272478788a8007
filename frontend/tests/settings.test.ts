import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { act } from "preact/test-utils";
import { shownTheme } from "../src/model/prefs";
import { traits } from "../dev/fixtures";
import { click, focus, open, type, type Page } from "./page";

test.each([
  ["system", { dark: false, contrast: false }, "light"],
  ["system", { dark: true, contrast: false }, "dark"],
  ["system", { dark: true, contrast: true }, "contrast"],
  ["light", { dark: true, contrast: true }, "light"],
  ["contrast", { dark: true, contrast: false }, "contrast"],
] as const)("theme %s with %j is shown %s", (theme, around, shown) => {
  expect(shownTheme(theme, around)).toBe(shown);
});

describe("the dialog", () => {
  let page: Page;
  beforeEach(async () => {
    localStorage.clear();
    page = open(traits());
    await page.loaded();
    click(page.button("Settings"));
  });
  afterEach(() => page.close());

  const choose = (label: string): void => {
    const found = [...page.root.querySelectorAll("dialog label")].find((one) => one.textContent === label);
    const input = found?.querySelector("input");
    if (!input) throw new Error(`no ${label}`);
    act(() => {
      input.checked = !input.checked;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
  };
  test("changes the colours at once and keeps them", () => {
    choose("Dark");
    expect(page.root.dataset.theme).toBe("dark");
    expect(localStorage.getItem("chesslearn.theme")).toBe("dark");
  });

  test("takes the letters off the edge of the board", () => {
    expect(page.root.querySelectorAll(".cl-edge text")).toHaveLength(16);
    choose("Letters and numbers at the edge");
    expect(page.root.querySelectorAll(".cl-edge text")).toHaveLength(0);
    expect(localStorage.getItem("chesslearn.coordinates")).toBe("off");
  });

  test("shows the code, and sends one from elsewhere", () => {
    expect(page.root.querySelector<HTMLInputElement>("dialog input[readonly]")?.value).toBe("CL1-7K2M-Q9XD-4HTB");
    const field = page.root.querySelector<HTMLInputElement>("dialog form input");
    if (!field) throw new Error("no field");
    type(field, " CL1-ABCD ");
    expect(page.said()).toEqual([{ type: "restore", text: "CL1-ABCD", file: false }]);
    page.answer({ announcement: "3 steps are back." });
    expect(page.root.querySelector(".cl-said")?.textContent).toBe("3 steps are back.");
  });

  test("erases only after a second word", () => {
    localStorage.setItem("chesslearn.progress", "x");
    click(page.button("Erase my progress"));
    click(page.button("No, keep it"));
    expect(page.said()).toEqual([]);
    click(page.button("Erase my progress"));
    click(page.button("Yes, erase it"));
    expect(page.said()).toEqual([{ type: "reset" }]);
  });

  test("the question has the focus once, and its button again after the answer", () => {
    click(page.button("Erase my progress"));
    expect(document.activeElement?.textContent).toBe("No, keep it");
    focus(page.button("Yes, erase it"));
    choose("Dark");
    page.answer();
    expect(document.activeElement?.textContent).toBe("Yes, erase it");
    click(page.button("No, keep it"));
    expect(document.activeElement?.textContent).toBe("Erase my progress");
  });

  test("works where nothing can be kept", () => {
    const broken = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    choose("Dark");
    expect(page.root.dataset.theme).toBe("dark");
    broken.mockRestore();
  });
});

test("the language is kept and asked for", () => {
  localStorage.clear();
  const page = open(traits());
  const select = page.root.querySelector<HTMLSelectElement>("header select");
  if (!select) throw new Error("no select");
  select.value = "uk";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(page.said()).toEqual([{ type: "language", language: "uk" }]);
  expect(localStorage.getItem("chesslearn.language")).toBe("uk");
  page.close();
});

test("what is not ended is kept for the tab and brought along after a reload", () => {
  sessionStorage.clear();
  const page = open(traits());
  page.answer({ unfinished: "begun" });
  expect(localStorage.getItem("chesslearn.unfinished")).toBeNull();
  page.close();
  const again = open(traits());
  expect(again.model.sent[0]).toMatchObject({ type: "hello", unfinished: "begun" });
  again.close();
});
