/** Puts a widget with a model without Python on a page, and finds things as a learner does. */

import { act } from "preact/test-utils";
import { fakeModel, type FakeModel } from "../dev/fake";
import type { Traits } from "../dev/fixtures";
import type { Message } from "../src/model/messages";
import type { Pages } from "../src/model/pages";
import { mount } from "../src/mount";
import * as pages from "../src/pages";

// No layout is made here: every box is as large as a board.
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 480, 480);

export interface Page {
  model: FakeModel;
  root: HTMLElement;
  /** What was sent after the first message. */
  said: () => Message[];
  /** Python answers: the revision rises. */
  answer: (changes?: Partial<Traits>) => void;
  button: (name: string) => HTMLButtonElement;
  cell: (square: string) => HTMLElement;
  key: (element: HTMLElement, key: string) => void;
  /** Waits until the pages beside the lessons are read. */
  loaded: () => Promise<void>;
  close: () => void;
}

interface Options {
  greeted?: boolean;
  read?: (source: string) => Promise<Pages>;
}

/** Opens the widget; `read` makes the pages of the source that Python sends. */
export function open(traits: Traits, { greeted = true, read = async () => pages }: Options = {}): Page {
  const model = fakeModel(traits);
  const el = document.createElement("div");
  document.body.append(el);
  let unmount = (): void => undefined;
  act(() => {
    unmount = mount(model, el, read);
  });
  const root = el.lastElementChild as HTMLElement;
  let revision = traits.revision;
  const page: Page = {
    model,
    root,
    said: () => model.sent.slice(1),
    answer(changes = {}) {
      revision += 1;
      act(() => model.set({ revision, ...changes }));
    },
    button(name) {
      const all = [...root.querySelectorAll<HTMLButtonElement>("button, a")];
      const found = all.find((button) => (button.getAttribute("aria-label") ?? button.textContent?.trim()) === name);
      if (!found) throw new Error(`no button ${name}; there are ${all.map((b) => b.textContent).join(", ")}`);
      return found;
    },
    cell(square) {
      const found = root.querySelector<HTMLElement>(`[data-square="${square}"]`);
      if (!found) throw new Error(`no cell ${square}`);
      return found;
    },
    key(element, key) {
      act(() => {
        element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      });
    },
    loaded: () => act(async () => {}),
    close() {
      act(() => unmount());
      el.remove();
    },
  };
  if (greeted) page.answer();
  return page;
}

export function focus(element: HTMLElement): void {
  act(() => element.focus());
}

/** Types into a field, and sends its form when it has one. */
export function type(input: HTMLInputElement, value: string): void {
  act(() => {
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  act(() => void input.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
}

export function click(element: HTMLElement): void {
  act(() => element.click());
}
