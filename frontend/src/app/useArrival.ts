/** On a new place the focus goes to its heading, so that reading starts there. */

import type { RefObject } from "preact";
import { createContext } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";

/** Remembers the last place of one widget; the first one does not take the focus. */
export interface Arrivals {
  last: string | null;
  /** The widget is a page of its own and may scroll to its top. */
  scrolls: boolean;
}

export const ArrivalsContext = createContext<Arrivals>({ last: null, scrolls: false });

export function useArrival(place: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivals = useContext(ArrivalsContext);
  useEffect(() => {
    const first = arrivals.last === null;
    if (!first && arrivals.last !== place) {
      heading.current?.focus({ preventScroll: true });
      if (arrivals.scrolls) window.scrollTo(0, 0);
    }
    arrivals.last = place;
  }, [arrivals, place]);
  return heading;
}
