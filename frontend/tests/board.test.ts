import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { act } from "preact/test-utils";
import { board, traits } from "../dev/fixtures";
import { SHOWS } from "../dev/shows";
import { PATIENCE } from "../src/model/link";
import { click, focus, open, type Page } from "./page";

let page: Page;
beforeEach(() => localStorage.clear());
afterEach(() => page.close());

describe("the grid", () => {
  test("has 64 cells in 8 rows, one of them in the tab order", () => {
    page = open(traits());
    expect(page.root.querySelectorAll('[role="row"]')).toHaveLength(8);
    expect(page.root.querySelectorAll('[role="gridcell"]')).toHaveLength(64);
    expect(page.root.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
    expect(page.cell("e1").dataset.piece).toBe("wK");
    expect(page.cell("d4").dataset.piece).toBe("");
    expect(page.root.querySelector(".cl-ground")?.getAttribute("aria-hidden")).toBe("true");
  });

  test("is played with the keyboard", () => {
    page = open(traits());
    focus(page.cell("e2"));
    page.key(page.cell("e2"), "ArrowDown");
    expect(document.activeElement).toBe(page.cell("e1"));
    page.key(page.cell("e1"), "Enter");
    expect(page.cell("e1").getAttribute("aria-label")).toBe("e1, white king, picked up");
    expect(page.cell("e1").getAttribute("aria-selected")).toBe("true");
    page.key(page.cell("e1"), "ArrowRight");
    page.key(page.cell("f1"), "ArrowRight");
    page.key(page.cell("g1"), " ");
    expect(page.said()).toEqual([
      { type: "attempt", revision: 2, what: { kind: "move", from: "e1", to: "g1" } },
    ]);
    page.answer();
    expect(page.cell("e1").getAttribute("aria-selected")).toBe("false");
  });

  test("Escape lets the piece go", () => {
    page = open(traits());
    focus(page.cell("e1"));
    page.key(page.cell("e1"), "Enter");
    page.key(page.cell("e1"), "Escape");
    expect(page.cell("e1").getAttribute("aria-label")).toBe("e1, white king");
    expect(page.root.querySelector('[role="status"]')?.textContent).toBe("e1, white king, put back.");
  });

  test("marks squares where squares are asked for", () => {
    page = open(SHOWS.squares ?? traits());
    focus(page.cell("d7"));
    page.key(page.cell("d7"), "Enter");
    expect(page.said()[0]).toMatchObject({ what: { kind: "square", square: "d7" } });
    expect(page.cell("d5").getAttribute("aria-selected")).toBe("true");
  });

  test("lets only Tab and ctrl keys out", () => {
    page = open(traits());
    const heard: string[] = [];
    const listen = (event: KeyboardEvent): void => void heard.push(event.key);
    document.addEventListener("keydown", listen);
    for (const key of ["a", "Enter", "ArrowUp", "Tab", "z"]) page.key(page.cell("e4"), key);
    page.cell("e4").dispatchEvent(new KeyboardEvent("keydown", { key: "c", ctrlKey: true, bubbles: true }));
    document.removeEventListener("keydown", listen);
    expect(heard).toEqual(["Tab", "c"]);
  });

  test("is turned for Black", () => {
    page = open(traits({ board: board({ orientation: "black" }) }));
    expect(page.root.querySelector<HTMLElement>('[role="gridcell"]')?.dataset.square).toBe("h1");
  });
});

describe("the pieces", () => {
  const pieces = () => [...page.root.querySelectorAll("cg-board piece")].map((piece) => piece.className);
  test("are drawn as the position says, with each revision", async () => {
    page = open(traits());
    await vi.waitFor(() => expect(pieces()).toHaveLength(23));
    page.answer({ board: board({ fen: "8/8/8/8/8/8/8/K7 w - - 0 1" }) });
    await vi.waitFor(() => expect(pieces().filter((name) => !name.includes("fading"))).toEqual(["white king"]));
  });
});

describe("a piece in hand", () => {
  const held = () => page.root.querySelector('[aria-selected="true"]')?.getAttribute("data-square");
  const goTo = (square: string): void => {
    focus(page.cell(square));
    page.key(page.cell(square), "Enter");
  };
  beforeEach(() => {
    page = open(traits({ board: board({ fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1" }) }));
    goTo("h1");
    expect(held()).toBe("h1");
  });

  test("stays there while something else is answered", () => {
    page.answer({ announcement: "A hint." });
    expect(held()).toBe("h1");
  });

  test("stays marked when it was tried, until the answer comes", () => {
    goTo("h8");
    expect([held(), page.said().length]).toEqual(["h1", 1]);
    page.answer({ announcement: "Not possible." });
    expect(held()).toBeUndefined();
  });

  test("is tried once, however often the key is pressed before the answer", () => {
    goTo("h8");
    page.key(page.cell("h8"), "Enter");
    page.key(page.cell("h8"), "Escape");
    expect([held(), page.said().length]).toEqual([undefined, 1]);
  });

  test("gives way to another before the answer to what was tried, and that one stays", () => {
    goTo("h8");
    goTo("e1");
    expect([held(), page.said().length]).toEqual(["e1", 1]);
    page.answer();
    expect(held()).toBe("e1");
  });

  test.each([
    ["position", { fen: "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1" }],
    ["board that takes no moves", { fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1", movable: false }],
  ])("is let go with another %s", (_, changes) => {
    page.answer({ board: board(changes) });
    expect(held()).toBeUndefined();
  });
});

describe("the choice of a piece", () => {
  test("takes the focus, keeps it, and sends the same move with the piece", () => {
    page = open(SHOWS.promotion ?? traits());
    expect(document.activeElement).toBe(page.button("Queen"));
    page.key(page.button("Queen"), "ArrowDown");
    expect(document.activeElement).toBe(page.button("Rook"));
    for (const name of ["Bishop", "Knight", "Take it back", "Queen"]) {
      page.key(document.activeElement as HTMLElement, "Tab");
      expect(document.activeElement).toBe(page.button(name));
    }
    click(page.button("Knight"));
    expect(page.said()[0]).toMatchObject({
      what: { kind: "move", from: "b7", to: "b8", promotion: "n" },
    });
  });

  test("is left by Escape, which takes the move back", () => {
    page = open(SHOWS.promotion ?? traits());
    page.key(page.button("Queen"), "Escape");
    expect(page.said()).toEqual([{ type: "undo" }]);
  });
});

describe("no answer", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("lets go of what was tried, and of what is tried again", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve());
    page = open(traits());
    const marked = (): string | null => page.cell("e1").getAttribute("aria-selected");
    for (const times of [1, 2]) {
      for (const square of ["e1", "g1"]) {
        focus(page.cell(square));
        page.key(page.cell(square), "Enter");
      }
      expect([marked(), page.said().length]).toEqual([String(times === 1), times]);
      await act(async () => void (await vi.advanceTimersByTimeAsync(PATIENCE)));
      expect(marked()).toBe("false");
    }
  });

  test("is told with a way to try again, and forgotten when the answer comes", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve());
    page = open(traits());
    click(page.button("Hint"));
    act(() => void vi.advanceTimersByTime(PATIENCE));
    expect(page.root.querySelector('[role="alert"]')?.textContent).toContain("The course does not answer");
    click(page.button("Try again"));
    await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
    expect(page.said().at(-1)).toEqual({ type: "ping" });
    page.answer();
    expect(page.root.querySelector('[role="alert"]')).toBeNull();
  });

  test("a board in a notebook without a kernel shows its position and does not complain", () => {
    page = open(SHOWS.board ?? traits(), { greeted: false });
    act(() => void vi.advanceTimersByTime(2 * PATIENCE));
    expect(page.root.querySelector('[role="alert"]')).toBeNull();
    expect(page.cell("e1").dataset.piece).toBe("wK");
  });
});

describe("other kinds of chess", () => {
  test("say how many checks are left, and which squares win", () => {
    page = open(SHOWS.counted ?? traits());
    expect(page.root.querySelector(".cl-checks")?.textContent).toBe("Checks leftWhite: 1Black: 3");
    expect(page.cell("e4").getAttribute("aria-label")).toContain("on the hill");
  });
});

describe("pockets", () => {
  test("belong to a side, and only that of the side to move is taken from", () => {
    page = open(SHOWS.crazyhouse ?? traits());
    const white = page.root.querySelector('[aria-label="White\'s pocket"]');
    const black = page.root.querySelector('[aria-label="Black\'s pocket"]');
    expect(white?.querySelectorAll("button")).toHaveLength(2);
    expect(black?.querySelectorAll("button")).toHaveLength(0);
    expect(black?.querySelector('[role="img"]')?.getAttribute("aria-label")).toBe("black bishop, 1 left");
  });

  test("lead the keyboard to the board", () => {
    page = open(SHOWS.crazyhouse ?? traits());
    click(page.button("white knight, 2 left"));
    expect(document.activeElement).toBe(page.cell("e2"));
    page.key(page.cell("e2"), "ArrowUp");
    page.key(page.cell("e3"), "Enter");
    expect(page.said()).toEqual([
      { type: "attempt", revision: 2, what: { kind: "drop", piece: "wN", to: "e3" } },
    ]);
  });

  test("stay when they are empty", () => {
    page = open(traits({ board: board({ fen: "4k3/8/8/8/8/8/8/4K3[] w - - 0 1" }) }));
    expect(page.root.querySelectorAll(".cl-pocket-none")).toHaveLength(2);
  });

  test("show where promoted pieces stand", () => {
    page = open(SHOWS.crazyhouse ?? traits());
    expect(page.cell("f3").getAttribute("aria-label")).toBe("f3, black queen, promoted from a pawn");
    expect(page.cell("d8").getAttribute("aria-label")).toBe("d8, black queen");
    expect([...page.root.querySelectorAll("g[data-promoted]")].map((mark) => mark.getAttribute("data-promoted")))
      .toEqual(["f3"]);
  });
});

describe("the partner's board", () => {
  test("is there to be looked at, with a name and a grid of its own", () => {
    page = open(SHOWS.bughouse ?? traits());
    const section = page.root.querySelector('section[aria-label="Your partner\'s board"]');
    const grid = section?.querySelector('[role="grid"]');
    expect(grid?.getAttribute("aria-label")).toBe("Your partner's board");
    expect(grid?.querySelectorAll('[role="gridcell"]')).toHaveLength(64);
    const knight = grid?.querySelector<HTMLElement>('[data-beside="d5"]');
    expect(knight?.getAttribute("aria-label")).toBe("d5, black knight");
    if (knight) {
      focus(knight);
      page.key(knight, "Enter");
      page.key(knight, "ArrowUp");
    }
    expect(document.activeElement?.getAttribute("data-beside")).toBe("d4");
    expect(page.said()).toEqual([]);
    expect(section?.querySelectorAll("button")).toHaveLength(0);
  });

  test("goes when there is none", () => {
    page = open(SHOWS.bughouse ?? traits());
    page.answer({ partner: null });
    expect(page.root.querySelectorAll('[role="grid"]')).toHaveLength(1);
  });
});

describe("pieces beside the board", () => {
  test("are taken in hand and put on a square", () => {
    page = open(SHOWS.pocket ?? traits());
    const queen = page.button("white queen, 1 left");
    click(queen);
    expect(queen.getAttribute("aria-pressed")).toBe("true");
    expect(page.root.querySelector('[role="status"]')?.textContent).toContain("white queen, picked up");
    focus(page.cell("d1"));
    page.key(page.cell("d1"), "Enter");
    expect(page.said()).toEqual([
      { type: "attempt", revision: 2, what: { kind: "drop", piece: "wQ", to: "d1" } },
    ]);
    expect(page.button("white knight, 0 left").disabled).toBe(true);
  });
});
