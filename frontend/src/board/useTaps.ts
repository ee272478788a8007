/** Tells a tap on a square from a drag: both ends on one square, and little way between. */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Side } from "../protocol";
import { squareAt } from "./squares";

export function useTaps(
  place: RefObject<HTMLElement | null>,
  orientation: Side,
  onTap: (square: string) => void,
): void {
  const latest = useRef(onTap);
  latest.current = onTap;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const ears = new AbortController();
    let start: { square: string; id: number } | null = null;

    const squareUnder = (event: PointerEvent): string | null => {
      const board = (element.querySelector("cg-container") ?? element).getBoundingClientRect();
      const column = Math.floor(((event.clientX - board.left) / board.width) * 8);
      const row = Math.floor(((event.clientY - board.top) / board.height) * 8);
      const inside = column >= 0 && column < 8 && row >= 0 && row < 8;
      return inside ? squareAt({ column, row }, orientation) : null;
    };
    const listen = (name: "pointerdown" | "pointerup" | "pointercancel", heard: (event: PointerEvent) => void) =>
      element.addEventListener(name, heard as EventListener, { signal: ears.signal });

    listen("pointerdown", (event) => {
      const square = event.button === 0 && event.isPrimary ? squareUnder(event) : null;
      start = square ? { square, id: event.pointerId } : null;
    });
    listen("pointerup", (event) => {
      const square = squareUnder(event);
      if (start && square === start.square && event.pointerId === start.id) latest.current(square);
      start = null;
    });
    listen("pointercancel", () => {
      start = null;
    });
    return () => ears.abort();
  }, [place, orientation]);
}
