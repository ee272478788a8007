/** Links to a lesson, to a page beside the lessons and home: real addresses that are followed inside the page. */

import type { ComponentProps } from "preact";
import { HOME, lessonPlace, pagePlace, wayTo, type BesideName, type Place } from "../model/address";
import type { GoOn } from "../protocol";
import { useDeeds } from "./deeds";

type LinkProps = Omit<ComponentProps<"a">, "href" | "onClick" | "role">;

function PlaceLink({ place, ...rest }: LinkProps & { place: Place }) {
  const { say, linkTo } = useDeeds();
  return <a {...rest} href={linkTo(place)} onClick={inside(() => say(wayTo(place)))} />;
}

interface LessonLinkProps extends LinkProps {
  lesson: string;
  /** "" or nothing: where the learner was. */
  step?: string | null;
}

export const LessonLink = ({ lesson, step, ...rest }: LessonLinkProps) => (
  <PlaceLink {...rest} place={lessonPlace(lesson, step || null)} />
);

export const PageLink = ({ page, ...rest }: LinkProps & { page: BesideName }) => (
  <PlaceLink {...rest} place={pagePlace(page)} />
);

export const HomeLink = (props: LinkProps) => <PlaceLink {...props} place={HOME} />;

/** The way on as the first thing to do, if there is one. */
export const GoOnLink = ({ to }: { to: GoOn | null }) =>
  to && (
    <LessonLink class="cl-button cl-filled cl-big" lesson={to.lesson} step={to.step}>
      {to.label}
    </LessonLink>
  );

/** Follows a link inside the page, unless the learner wants it elsewhere. */
function inside(follow: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };
}
