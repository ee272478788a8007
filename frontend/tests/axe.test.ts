import axe from "axe-core";
import { afterEach, expect, test } from "vitest";
import { traits } from "../dev/fixtures";
import { SHOWS } from "../dev/shows";
import { open, type Page } from "./page";

let page: Page;
afterEach(() => page.close());

/** Needs a layout; contrast is computed in contrast.test.ts. */
const NEED_LAYOUT = ["color-contrast", "target-size", "scrollable-region-focusable"];
/** In a notebook the page around the cells has the landmarks and the heading. */
const NEED_PAGE = ["region", "landmark-one-main", "page-has-heading-one"];

test.each(Object.keys(SHOWS))("%s has no known barrier", async (name) => {
  const shown = SHOWS[name] ?? traits();
  page = open(shown);
  await page.loaded();
  const off = shown.kind === "course" ? NEED_LAYOUT : [...NEED_LAYOUT, ...NEED_PAGE];
  const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document, { rules, resultTypes: ["violations"] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`)).toEqual([]);
}, 30_000);
