/** The main part of a page of our own; among the cells of a notebook it is a part like others. */

import type { ComponentChildren } from "preact";

interface MainProps {
  kind: string;
  class: string;
  children: ComponentChildren;
}

export function Main({ kind, ...rest }: MainProps) {
  const Tag = kind === "course" ? "main" : "div";
  return <Tag {...rest} />;
}
