/** What has the focus may go away with its answer; then something else in the same box gets it. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** The `ref` of the box; `next` selects what gets the focus. */
export function useKeptFocus<E extends HTMLElement = HTMLDivElement>(next: string): RefObject<E | null> {
  const box = useRef<E>(null);
  const holds = box.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (!holds || box.current?.contains(document.activeElement)) return;
    box.current?.querySelector<HTMLElement>(next)?.focus();
  });
  return box;
}
