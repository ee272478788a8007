/** The main part of a page of our own; among the cells of a notebook it is a part like others. */

import type { ComponentChildren } from "preact";

interface MainProps {
  kind: string;
  class: string;
  children: ComponentChildren;
}

export function Main({ kind, class: name, children }: MainProps) {
  return kind === "course" ? <main class={name}>{children}</main> : <div class={name}>{children}</div>;
}
