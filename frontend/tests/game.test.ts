import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { board, traits } from "../dev/fixtures";
import { game, gameSetup } from "../dev/games";
import { PATIENCE } from "../src/model/link";
import { clockText } from "../src/pages/useClock";
import { click, focus, open, type, type Page } from "./page";

let page: Page;

async function show(...what: Parameters<typeof open>): Promise<void> {
  page = open(...what);
  await page.loaded();
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/?page=game");
});
afterEach(() => {
  page.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const choose = (label: string): void => {
  const found = [...page.root.querySelectorAll("label")].find((each) => each.textContent?.startsWith(label));
  click(found?.querySelector("input") as HTMLInputElement);
};
const pick = (label: string, value: string): void => {
  const found = [...page.root.querySelectorAll("label")].find((each) => each.textContent === label);
  const select = page.root.querySelector<HTMLSelectElement>(`#${found?.htmlFor}`);
  act(() => {
    if (!select) throw new Error(`no list ${label}`);
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
};
const submit = (): void => {
  const form = page.root.querySelector("form.cl-game-form");
  act(() => void form?.dispatchEvent(new Event("submit", { cancelable: true })));
};

describe("before a game", () => {
  beforeEach(() => show(traits({ screen: gameSetup(), board: null })));

  test("what is chosen is what begins", () => {
    choose("Two on one screen");
    choose("Black");
    pick("Clock", "5+3");
    submit();
    expect(page.said().at(-1)).toEqual({
      type: "new-game", variant: "standard", rival: "person", side: "black", clock: "5+3", fen: null, number: null,
    });
  });

  test("only Chess960 asks for a number, and a number that is none is drawn", () => {
    expect(page.root.textContent).not.toContain("0–959");
    pick("Kind of chess", "chess960");
    const number = page.root.querySelector<HTMLInputElement>('input[inputmode="numeric"]');
    if (!number) throw new Error("no field for the number");
    type(number, "518");
    expect(page.said().at(-1)).toMatchObject({ variant: "chess960", number: 518 });
    page.answer();
    type(number, "9x");
    expect(page.said().at(-1)).toMatchObject({ number: null });
  });

  test("the field for a position stays open when it is emptied", () => {
    const details = page.root.querySelector("details");
    const field = details?.querySelector<HTMLInputElement>("input");
    if (!details || !field) throw new Error("no field for a position");
    details.open = true;
    for (const fen of ["8/8", ""]) type(field, fen);
    expect(details.open).toBe(true);
  });

  test("bughouse begins from two positions, which do not mix with one of another kind", () => {
    const field = (): HTMLInputElement => {
      const found = page.root.querySelector<HTMLInputElement>("details input");
      if (!found) throw new Error("no field for a position");
      return found;
    };
    const first = field().value;
    pick("Kind of chess", "bughouse");
    expect(field().value).toBe("");
    expect(field().placeholder).toContain("|");
    type(field(), "8/8 | 8/8");
    submit();
    expect(page.said().at(-1)).toMatchObject({ variant: "bughouse", fen: "8/8 | 8/8" });
    page.answer();
    pick("Kind of chess", "standard");
    expect(field().value).toBe(first);
  });

  test("bughouse has no second person, and someone else is chosen", () => {
    choose("Two on one screen");
    pick("Kind of chess", "bughouse");
    expect(page.root.textContent).not.toContain("Two on one screen");
    submit();
    expect(page.said().at(-1)).toMatchObject({ variant: "bughouse", rival: "2" });
  });
});

describe("at the board", () => {
  test("a page of our own keeps the game, and forgets it when it is over", async () => {
    await show(traits({ screen: game(), board: board() }));
    expect(localStorage.getItem("chesslearn.game")).toBe('{"version":1}');
    page.answer({ screen: game({ kept: "" }) });
    expect(localStorage.getItem("chesslearn.game")).toBeNull();
  });

  test("what was kept is brought with the first message", async () => {
    localStorage.setItem("chesslearn.game", "kept");
    await show(traits({ screen: game(), board: board() }), { greeted: false });
    expect(page.model.sent[0]).toMatchObject({ type: "hello", game: "kept" });
  });

  test("a cell of a notebook keeps nothing", async () => {
    localStorage.setItem("chesslearn.game", "another");
    await show(traits({ kind: "game", screen: game(), board: board() }));
    expect(localStorage.getItem("chesslearn.game")).toBe("another");
  });

  test("the last move is marked, and nobody is asked twice before a button says what it does", async () => {
    await show(traits({ screen: game(), board: board() }));
    expect(page.root.querySelector("[aria-current='step']")?.textContent).toBe("Nf3");
    click(page.button("Offer a draw"));
    expect(page.said().at(-1)).toEqual({ type: "offer" });
    page.answer();
    click(page.button("Take back"));
    expect(page.said().at(-1)).toEqual({ type: "undo" });
  });

  test("the coach is sent away, and the browser remembers it", async () => {
    await show(traits({ screen: game({ coach: true }), board: board() }));
    const coach = page.root.querySelector<HTMLInputElement>("[role='switch']");
    expect(coach?.checked).toBe(true);
    act(() => coach?.click());
    expect(page.said().at(-1)).toEqual({ type: "coach", on: false });
    expect(localStorage.getItem("chesslearn.coach")).toBe("off");
    page.answer({ screen: game({ coach: null }) });
    expect(page.root.querySelector("[role='switch']")).toBeNull();
  });

  test("resigning asks once more, and playing on has the focus", async () => {
    await show(traits({ screen: game(), board: board() }));
    click(page.button("Resign"));
    expect(page.said()).toEqual([]);
    expect(document.activeElement?.textContent).toBe("No, play on");
    click(page.button("Yes, I resign"));
    expect(page.said()).toEqual([{ type: "resign" }]);
  });

  test("a draw is claimed now, or with a move", async () => {
    await show(traits({ screen: game(), board: board() }));
    click(page.button("Claim a draw"));
    click(page.button("With the position on the board"));
    expect(page.said().at(-1)).toEqual({ type: "claim", move: null });
    page.answer();
    click(page.button("Claim a draw"));
    type(page.root.querySelector(".cl-claim input") as HTMLInputElement, "Ra8");
    expect(page.said().at(-1)).toEqual({ type: "claim", move: "Ra8" });
  });

  test("with pockets a draw is claimed by repetition only", async () => {
    const fen = "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1";
    await show(traits({ screen: game(), board: board({ fen }) }));
    click(page.button("Claim a draw"));
    const asked = page.root.querySelector(".cl-claim")?.textContent;
    expect(asked).toContain("the same pockets");
    expect(asked).not.toContain("fifty");
  });

  test("an answer meanwhile does not take the focus from the move that is claimed with", async () => {
    await show(traits({ screen: game(), board: board() }));
    click(page.button("Claim a draw"));
    const field = page.root.querySelector<HTMLInputElement>(".cl-claim input");
    if (!field) throw new Error("no field for the move");
    focus(field);
    page.answer();
    expect(document.activeElement).toBe(field);
  });

  test("an offer is accepted or declined", async () => {
    const buttons = { ...game().buttons, answer: true, offer: false };
    await show(traits({ screen: game({ buttons }), board: board() }));
    click(page.button("Accept the draw"));
    expect(page.said().at(-1)).toEqual({ type: "accept" });
  });
});

describe("the clock", () => {
  test.each([[65_000, "1:05"], [59_001, "1:00"], [1, "0:01"], [0, "0:00"], [600_000, "10:00"]])("%i is %s", (left, text) => {
    page = open(traits());
    expect(clockText(left)).toBe(text);
  });

  test("counts down between answers, and asks Python once when it has run out", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", () => Promise.resolve());
    await show(traits({ screen: game(), board: board() }));
    const times = (): (string | undefined)[] =>
      [...page.root.querySelectorAll('[role="timer"]')].map((each) => each.textContent ?? undefined);
    expect(times()).toEqual(["4:59", "1:05"]);
    act(() => void vi.advanceTimersByTime(5_000));
    expect(times()).toEqual(["4:59", "1:00"]);
    // An answer that stays away gives no time back.
    click(page.button("Take back"));
    act(() => void vi.advanceTimersByTime(PATIENCE));
    expect(page.root.querySelector('[role="alert"]')).not.toBeNull();
    expect(times()).toEqual(["4:59", "0:56"]);
    act(() => void vi.advanceTimersByTime(57_000));
    expect(page.said().filter(({ type }) => type === "flag")).toHaveLength(1);
  });
});
