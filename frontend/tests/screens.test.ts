import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { board, buttons, explorer, home, recap, refusal, step, traits } from "../dev/fixtures";
import { SHOWS } from "../dev/shows";
import { click, focus, open, type, type Page } from "./page";

let page: Page;
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});
afterEach(() => page.close());

const text = (selector: string): string => page.root.querySelector(selector)?.textContent ?? "";

describe("every screen of the development page", () => {
  test.each(Object.keys(SHOWS))("%s is shown", async (name) => {
    page = open(SHOWS[name] ?? traits());
    await page.loaded();
    expect(page.root.dataset.ready).toBe("true");
    expect(page.root.querySelectorAll('[role="status"]')).toHaveLength(1);
    expect(page.root.innerHTML).not.toMatch(/undefined|\[object|NaN/);
    for (const id of page.root.querySelectorAll("[id]")) {
      expect(document.querySelectorAll(`[id="${id.id}"]`)).toHaveLength(1);
    }
  });
});

describe("the root", () => {
  test("says what is shown, and is not ready before Python has answered", () => {
    page = open(traits(), { greeted: false });
    expect(page.root.dataset.ready).toBeUndefined();
    expect(page.model.sent[0]).toMatchObject({ type: "hello", search: "", saved: null, language: null });
    page.answer();
    expect(page.root.dataset).toMatchObject({
      kind: "course", lesson: "castling", step: "lands", revision: "2", ready: "true",
    });
    expect(page.root.lang).toBe("en");
    expect(document.documentElement.lang).toBe("en");
    expect(document.title).toBe("Where the king may not land · Castling · chesslearn");
    page.answer({ screen: home, language: "uk" });
    expect(page.root.dataset.step).toBeUndefined();
    expect(document.documentElement.lang).toBe("uk");
    expect(document.title).toBe("chesslearn: the rules of chess");
  });

  test("brings what the browser keeps, and keeps what Python says only after that", () => {
    localStorage.setItem("chesslearn.progress", '{"version":1,"old":true}');
    localStorage.setItem("chesslearn.language", "uk");
    history.replaceState(null, "", "/?lesson=castling");
    page = open(traits({ progress: '{"version":1}' }), { greeted: false });
    expect(page.model.sent[0]).toMatchObject({
      search: "?lesson=castling", saved: '{"version":1,"old":true}', language: "uk",
    });
    expect(localStorage.getItem("chesslearn.progress")).toContain("old");
    page.answer();
    expect(localStorage.getItem("chesslearn.progress")).toBe('{"version":1}');
    page.answer({ progress: "" });
    expect(localStorage.getItem("chesslearn.progress")).toBe('{"version":1}');
  });

  test("merges what another page has kept before it writes", () => {
    page = open(traits({ progress: '{"mine":1}' }));
    localStorage.setItem("chesslearn.progress", '{"other":1}');
    page.answer({ progress: '{"mine":2}' });
    expect(page.said()).toEqual([{ type: "merge", saved: '{"other":1}' }]);
    expect(localStorage.getItem("chesslearn.progress")).toBe('{"other":1}');
    page.answer({ progress: '{"mine":2,"other":1}' });
    expect(localStorage.getItem("chesslearn.progress")).toBe('{"mine":2,"other":1}');
    expect(page.said()).toHaveLength(1);
  });
});

describe("a step", () => {
  test("shows task, answer and rule", () => {
    page = open(SHOWS.refused ?? traits());
    expect(text("h1")).toBe("Where the king may not land");
    expect(text(".cl-task")).toBe("You are White. Castle on the side where you may.");
    expect(text(".cl-feedback")).toContain(refusal.title);
    expect(text(".cl-feedback summary")).toBe("Article 3.8.2.2Show me the rule");
    expect(page.cell("c1").getAttribute("aria-label")).toBe("c1, empty, not possible");
  });

  test("offers a quiet skip before and a filled way on after", () => {
    page = open(traits());
    expect(page.button("Skip").className).not.toContain("cl-filled");
    page.answer({ screen: step({ solved: true, buttons: { ...step().buttons, next: true } }) });
    expect(page.button("Next").className).toContain("cl-filled");
    page.answer({ screen: step({ buttons: { ...step().buttons, next: true, last: true } }) });
    click(page.button("Finish"));
    expect(page.said()).toEqual([{ type: "next" }]);
  });

  test("a button of no use now sends nothing", () => {
    page = open(traits());
    expect(page.button("Undo").getAttribute("aria-disabled")).toBe("true");
    click(page.button("Undo"));
    expect(page.said()).toEqual([]);
    click(page.button("Hint"));
    expect(page.said()).toEqual([{ type: "hint" }]);
  });

  test("a choice is sent by its number; a settled one is not sent again", () => {
    page = open(SHOWS.choices ?? traits());
    click(page.button("Check, but not matenot this one"));
    expect(page.said()).toEqual([]);
    click(page.button("Stalemate"));
    expect(page.said()).toEqual([{ type: "attempt", revision: 2, what: { kind: "choice", choice: 2 } }]);
  });

  test("texts are put in order one after the other, each with its place", () => {
    page = open(SHOWS.order ?? traits());
    const answers = [...page.root.querySelectorAll<HTMLButtonElement>(".cl-choice")];
    expect(answers.map((answer) => answer.getAttribute("aria-disabled"))).toEqual(["false", "true", "false"]);
    expect(answers[1]?.textContent).toBe("1Two players sit down.right");
    click(answers[2] as HTMLElement);
    expect(page.said()).toMatchObject([{ type: "attempt", what: { kind: "choice", choice: 2 } }]);
  });

  test("the bars are links to the steps of the lesson", () => {
    page = open(SHOWS.order ?? traits());
    const links = [...page.root.querySelectorAll<HTMLAnchorElement>("nav a")];
    expect(links.map((link) => link.textContent)).toEqual([
      "Two players (Solved)", "How a game goes", "The end",
    ]);
    expect(links[1]?.getAttribute("aria-current")).toBe("step");
    expect(links.map((link) => link.tabIndex)).toEqual([-1, 0, -1]);
    focus(links[1] as HTMLElement);
    page.key(links[1] as HTMLElement, "ArrowRight");
    expect(document.activeElement).toBe(links[2]);
    expect(links[2]?.getAttribute("href")).toContain("step=three");
    click(links[2] as HTMLElement);
    expect(page.said()).toEqual([{ type: "open", lesson: "castling", step: "three" }]);
  });

  test("a demonstration is played on, and at its end the focus is on the way on", () => {
    page = open(SHOWS.show ?? traits());
    focus(page.button("Play on"));
    click(page.button("Play on"));
    expect(page.said()[0]).toMatchObject({ what: { kind: "forward" } });
    page.answer({ screen: step({ buttons: buttons({ next: true }) }) });
    expect(document.activeElement?.textContent).toBe("Next");
  });

  test("a typed move goes the same way, trimmed", () => {
    page = open(traits());
    click(page.button("Type a move"));
    const input = page.root.querySelector<HTMLInputElement>(".cl-typing input");
    if (!input) throw new Error("no field");
    type(input, "  O-O ");
    expect(page.said()[0]).toMatchObject({ what: { kind: "text", text: "O-O" } });
  });
});

describe("focus", () => {
  test("stays at first, goes to the heading of a new step, and stays after an attempt", () => {
    page = open(traits());
    expect(document.activeElement).toBe(document.body);
    page.button("Hint").focus();
    page.answer({ screen: step({ feedback: refusal }) });
    expect(document.activeElement).toBe(page.button("Hint"));
    page.answer({ screen: step({ step: "through", title: "Through check" }) });
    expect(document.activeElement?.textContent).toBe("Through check");
    page.answer({ screen: home });
    expect(document.activeElement?.textContent).toBe(home.title);
  });
});

describe("home and recap", () => {
  test("a card is a link to its lesson, and opens it in place", () => {
    history.replaceState(null, "", "/?lang=en");
    page = open(SHOWS.home ?? traits());
    const card = page.root.querySelector<HTMLAnchorElement>('a[href="?lang=en&lesson=rook"]');
    expect(card?.textContent).toContain("The rook");
    if (card) click(card);
    expect(page.said()).toEqual([{ type: "open", lesson: "rook", step: null }]);
  });

  test("what went wrong comes with a way back to its step", async () => {
    page = open(traits({ screen: recap, board: null }));
    await page.loaded();
    expect(page.root.querySelectorAll(".cl-again")).toHaveLength(2);
    click(page.button("Show that step"));
    expect(page.said()).toEqual([{ type: "open", lesson: "castling", step: "lands" }]);
  });

  test("a card at the end asks, and takes no answer once it is settled", async () => {
    page = open(traits({ screen: recap, board: null }));
    await page.loaded();
    const { card } = recap;
    expect(text(".cl-fact h2")).toBe(card?.heading);
    click(page.button("Promotion"));
    expect(page.said()).toMatchObject([{ type: "attempt", what: { kind: "choice", choice: 1 } }]);
    if (card) page.answer({ screen: { ...recap, card: { ...card, settled: true, feedback: refusal } } });
    expect(page.root.querySelectorAll(".cl-fact .cl-feedback")).toHaveLength(1);
    expect(page.button("Castling").getAttribute("aria-disabled")).toBe("true");
    page.answer({ screen: { ...recap, card: null } });
    expect(page.root.querySelector(".cl-fact")).toBeNull();
  });

  test("the free board asks and sets up", async () => {
    page = open(traits({ screen: explorer, board: board({ fen: explorer.fen }) }));
    await page.loaded();
    click(page.button("It is checkmate"));
    page.answer();
    const form = page.root.querySelector<HTMLFormElement>("form.cl-type-line");
    form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(page.said()).toEqual([
      { type: "ask", belief: "checkmate" },
      { type: "position", fen: null, preset: "start", variant: "standard" },
    ]);
  });
});

describe("what is said", () => {
  test("each revision is a new line in the one live region", () => {
    page = open(traits());
    page.answer({ announcement: "The bishop attacks c1." });
    const first = page.root.querySelector('[role="status"] p');
    expect(first?.textContent).toBe("The bishop attacks c1.");
    page.answer({ announcement: "The bishop attacks c1." });
    expect(page.root.querySelector('[role="status"] p')).not.toBe(first);
  });
});

describe("whatever the traits hold", () => {
  test.each([
    [{ screen: null, board: null }],
    [{ screen: "step", board: 5 }],
    [{ screen: { name: "step" }, board: { fen: null, marks: [{ square: "z9", kind: "x" }], arrows: 3 } }],
    [{ screen: { name: "home", parts: [{ cards: [null, { lesson: 4 }] }] } }],
    [{ screen: { name: "recap", rules: "none" }, strings: null }],
    [{ screen: { name: "explorer" }, language: 7, announcement: {} }],
    [{ screen: { name: "unheard-of" }, kind: null, revision: "x" }],
  ])("%j breaks nothing", (changes) => {
    page = open(traits());
    page.model.set(changes);
    page.answer({});
    expect(page.root.isConnected).toBe(true);
    page.answer({ ...traits(), revision: 50 });
    expect(text("h1")).toBe("Where the king may not land");
  });
});
