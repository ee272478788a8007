/** What has the focus may go away with its answer; then something else in the same box gets it. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** The `ref` of the box; `next` selects what gets the focus. */
export function useKeptFocus(next: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const holds = box.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (holds && !box.current?.contains(document.activeElement)) box.current?.querySelector<HTMLElement>(next)?.focus();
  });
  return box;
}
