/** Ids that no other widget on the page has; several widgets may share one page. */

import { useState } from "preact/hooks";

let count = 0;

export function useFreshId(): string {
  return useState(() => `chesslearn-${(count += 1)}`)[0];
}
