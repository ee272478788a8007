/** The address of the page says where the learner is, so that links and Back work. */

import type { AnyScreen } from "./read";

export interface Place {
  lesson: string | null;
  step: string | null;
}

const ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

export function placeInAddress(search: string): Place {
  const query = new URLSearchParams(search);
  const lesson = query.get("lesson");
  const step = query.get("step");
  return lesson && ID.test(lesson)
    ? { lesson, step: step && ID.test(step) ? step : null }
    : { lesson: null, step: null };
}

/** The query for a place; everything else in it stays, in its order. */
export function searchFor(search: string, place: Place, language?: string): string {
  const query = new URLSearchParams(search);
  for (const name of ["lesson", "step"] as const) {
    const value = place[name];
    if (value) query.set(name, value);
    else query.delete(name);
  }
  if (language && query.has("lang")) query.set("lang", language);
  const text = query.toString();
  return text ? `?${text}` : "";
}

export function placeOfScreen(screen: AnyScreen | null): Place | null {
  switch (screen?.name) {
    case "home":
      return { lesson: null, step: null };
    case "step":
      return { lesson: screen.lesson, step: screen.step };
    case "recap":
      return { lesson: screen.lesson, step: null };
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
      const moved = now.lesson !== place.lesson || now.step !== place.step;
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
