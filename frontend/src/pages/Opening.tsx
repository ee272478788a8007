/** How a page beside the lessons begins: a heading that takes the focus, and the sentence under it. */

import type { ComponentChildren } from "preact";
import { Knight } from "../app/Knight";
import { useArrival } from "../app/useArrival";

interface OpeningProps {
  /** See `useArrival`. */
  place: string;
  title: string;
  lead: string;
  children?: ComponentChildren;
}

export function Opening({ place, title, lead, children }: OpeningProps) {
  const heading = useArrival(place);
  return (
    <div>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p class="cl-lead">{lead}</p>
      {children}
    </div>
  );
}

/** The same with the knight beside it, where there is cause for one. */
export function Bravo({ knight = true, ...opening }: Omit<OpeningProps, "children"> & { knight?: boolean }) {
  return (
    <div class="cl-bravo">
      {knight && <Knight />}
      <Opening {...opening} />
    </div>
  );
}
