/** The address of the page says where the learner is, so that links and Back work. */

import type { PageName } from "../protocol";
import type { Message } from "./messages";
import { among } from "./guard";
import { PAGES, type AnyScreen } from "./read";

export type BesideName = "explorer" | PageName;

export interface Place {
  lesson: string | null;
  step: string | null;
  /** A page beside the lessons, such as the free board. */
  page: BesideName | null;
}

export const HOME: Place = { lesson: null, step: null, page: null };

export const pagePlace = (page: BesideName): Place => ({ ...HOME, page });

const readBeside = among<BesideName>(["explorer", ...PAGES]);

export const lessonPlace = (lesson: string, step: string | null = null): Place => ({ ...HOME, lesson, step });

/** What is asked once: a reload goes on with the game itself, and what was erased stays erased. */
const ASKED_ONCE = ["variant", "opponent", "side", "clock", "fen", "progress"] as const;

const ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

export function placeInAddress(search: string): Place {
  const query = new URLSearchParams(search);
  const lesson = query.get("lesson");
  const step = query.get("step");
  if (lesson && ID.test(lesson)) return lessonPlace(lesson, step && ID.test(step) ? step : null);
  return placeBeside(query.get("page") ?? "") ?? HOME;
}

/** What is said to go to a place. */
export const wayTo = ({ lesson, step, page }: Place): Message =>
  lesson ? { type: "open", lesson, step } : { type: page ?? "home" };

/** A query without the key to a Jupyter Server, which is nobody's to show, to copy or to log. */
export function withoutToken(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has("token")) return search;
  query.delete("token");
  const text = query.toString();
  return text ? `?${text}` : "";
}

/** The query for a place; everything else in it but a token stays, in its order. */
export function searchFor(search: string, place: Place, language?: string): string {
  const query = new URLSearchParams(withoutToken(search));
  for (const name of ["lesson", "step", "page"] as const) {
    const value = place[name];
    if (value) query.set(name, value);
    else query.delete(name);
  }
  for (const name of ASKED_ONCE) query.delete(name);
  if (language && query.has("lang")) query.set("lang", language);
  const text = query.toString();
  return text ? `?${text}` : "";
}

function placeBeside(name: string): Place | null {
  const page = readBeside(name);
  return page ? pagePlace(page) : null;
}

function placeOfScreen(screen: AnyScreen | null): Place | null {
  switch (screen?.name) {
    case "home":
      return HOME;
    case "step":
      return lessonPlace(screen.lesson, screen.step);
    case "sitting":
      return pagePlace(screen.page);
    case "beside":
      return screen.lesson ? lessonPlace(screen.lesson) : placeBeside(screen.page ?? screen.of);
    default:
      return null;
  }
}

export interface Address {
  /** Brings the address in line with the screen. */
  follow(screen: AnyScreen | null, language: string): void;
}

interface AddressOptions {
  onGo: (place: Place) => void;
  signal: AbortSignal;
}

/** The first screen replaces the entry of the history, each further one adds to it. */
export function makeAddress({ onGo, signal }: AddressOptions): Address {
  let followed = false;
  let going = false;
  window.addEventListener(
    "popstate",
    () => {
      going = true;
      onGo(placeInAddress(location.search));
    },
    { signal },
  );
  return {
    follow(screen, language) {
      const place = placeOfScreen(screen);
      if (!place) return;
      const search = searchFor(location.search, place, language);
      const now = placeInAddress(location.search);
      const moved = now.lesson !== place.lesson || now.step !== place.step || now.page !== place.page;
      if (search !== location.search) {
        const url = location.pathname + search + location.hash;
        if (followed && moved && !going) history.pushState(null, "", url);
        else history.replaceState(null, "", url);
      }
      followed = true;
      going = false;
    },
  };
}
