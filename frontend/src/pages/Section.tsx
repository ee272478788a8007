/** A part of a page with its heading, which names it to a screen reader as well. */

import type { ComponentChildren } from "preact";
import { useDeeds } from "../app/deeds";
import type { StringKey } from "../strings";

export function Section({ title, children }: { title: StringKey; children: ComponentChildren }) {
  const heading = useDeeds().words(title);
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
