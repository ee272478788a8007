/** Links to a lesson, to a page beside the lessons and home: real addresses that are followed inside the page. */

import type { ComponentChildren } from "preact";
import { HOME, lessonPlace, pagePlace } from "../model/address";
import type { PageName } from "../protocol";
import { inside, useDeeds } from "./deeds";

interface LinkProps {
  class: string;
  children: ComponentChildren;
}

interface LessonLinkProps {
  lesson: string;
  /** "" or nothing: where the learner was. */
  step?: string | null;
  class?: string;
  children: ComponentChildren;
}

export function LessonLink({ lesson, step, class: name, children }: LessonLinkProps) {
  const { say, linkTo } = useDeeds();
  const at = step || null;
  return (
    <a class={name} href={linkTo(lessonPlace(lesson, at))} onClick={inside(() => say({ type: "open", lesson, step: at }))}>
      {children}
    </a>
  );
}

export function PageLink({ page, class: name, children }: LinkProps & { page: PageName }) {
  const { say, linkTo } = useDeeds();
  return (
    <a class={name} href={linkTo(pagePlace(page))} onClick={inside(() => say({ type: page }))}>
      {children}
    </a>
  );
}

export function HomeLink({ class: name, children }: LinkProps) {
  const { say, linkTo } = useDeeds();
  return (
    <a class={name} href={linkTo(HOME)} onClick={inside(() => say({ type: "home" }))}>
      {children}
    </a>
  );
}
