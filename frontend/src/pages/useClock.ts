/** The time a player has left, counted down between two answers of Python. */

import { useEffect, useRef, useState } from "preact/hooks";

/** How often the clock is drawn anew, in milliseconds. */
const TICK = 200;

/**
 * Returns the milliseconds left now; `onOut` is called once when they have run out.
 *
 * What Python said with `revision` counts; in between the page only counts down.
 */
export function useClock(left: number, running: boolean, revision: number, onOut: () => void): number {
  const [now, setNow] = useState(left);
  const out = useRef(onOut);
  out.current = onOut;
  useEffect(() => {
    setNow(left);
    if (!running) return;
    const since = performance.now();
    const timer = setInterval(() => {
      const rest = Math.max(0, left - (performance.now() - since));
      setNow(rest);
      if (rest > 0) return;
      clearInterval(timer);
      out.current();
    }, TICK);
    return () => clearInterval(timer);
  }, [left, running, revision]);
  return now;
}

/** "4:05"; the last second counts until it is over. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const rest = String(seconds % 60).padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${rest}`;
}
