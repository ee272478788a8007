/** Makes the pages beside the lessons of their source, out of the parts that the lessons use as well. */

import shared from "chesslearn:shared";
import type { Pages } from "./model/pages";

/** A name for exactly these shared parts; `build.mjs` puts it here and into the pages. */
declare const SHARED_PARTS: string;

interface Late {
  default(parts: unknown, name: string): Pages;
}

/** There may be no server to fetch from, so the source is at hand and made a module here, as anywidget does. */
export async function readPages(source: string): Promise<Pages> {
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  try {
    const late = (await import(address)) as Late;
    return late.default(shared, SHARED_PARTS);
  } finally {
    URL.revokeObjectURL(address);
  }
}
