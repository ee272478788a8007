/** The page around the widget: is it ours, what does it look like, what is its title. */

import type { AnyScreen } from "./read";
import type { Surroundings } from "./prefs";
import type { Words } from "./words";

/** A course in a page of its own may use the address, the title and the scroll bar; in JupyterLab it may not. */
export function isWholePage(kind: string): boolean {
  return kind === "course" && !document.querySelector(".jp-NotebookPanel, #jp-main-dock-panel");
}

const HOST = "chesslearn-host";

/** Takes the boxes around our page out of its way; returns how to give them back. */
export function takeRoom(root: HTMLElement): () => void {
  const hosts: HTMLElement[] = [];
  for (let host = root.parentElement; host; host = host.parentElement) hosts.push(host);
  const page = document.documentElement;
  const before = page.style.backgroundColor;
  for (const host of hosts) host.classList.add(HOST);
  page.style.backgroundColor = getComputedStyle(root).backgroundColor;
  return () => {
    for (const host of hosts) host.classList.remove(HOST);
    page.style.backgroundColor = before;
  };
}

export function pageTitle(screen: AnyScreen | null, words: Words): string {
  const app = words("app.name");
  if (screen && "lesson_title" in screen && screen.lesson_title) {
    return words("title.lesson", { app, title: screen.title, lesson: screen.lesson_title });
  }
  const named = screen?.name === "sitting" || screen?.name === "beside";
  return named ? words("title.page", { app, title: screen.title }) : words("title.home", { app });
}

const QUERIES = {
  dark: "(prefers-color-scheme: dark)",
  contrast: "(prefers-contrast: more)",
  still: "(prefers-reduced-motion: reduce)",
} as const;

/** What the device asks for now; `onChange` when it asks for something else. In a notebook its theme counts. */
export function watchSurroundings(
  signal: AbortSignal,
  wholePage: boolean,
  onChange: () => void,
): () => Surroundings & { still: boolean } {
  const asked = (name: keyof typeof QUERIES): MediaQueryList => window.matchMedia(QUERIES[name]);
  const queries = { dark: asked("dark"), contrast: asked("contrast"), still: asked("still") };
  for (const query of Object.values(queries)) query.addEventListener("change", onChange, { signal });
  return () => {
    const host = wholePage ? undefined : document.body.dataset.jpThemeLight;
    return {
      dark: host === undefined ? queries.dark.matches : host === "false",
      contrast: queries.contrast.matches,
      still: queries.still.matches,
    };
  };
}
