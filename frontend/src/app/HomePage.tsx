/** The first page: go on where you stopped, a board to try, and all lessons. */

import type { BoardState, Card, Offer, PageName, Part } from "../protocol";
import type { Home } from "../model/read";
import { PieceIcon } from "../board/PieceIcon";
import { useFreshId } from "../model/fresh";
import { BoardPlace } from "./BoardPlace";
import { useDeeds } from "./deeds";
import { Knight } from "./Knight";
import { FeedbackBox } from "./FeedbackBox";
import { GoOnLink, LessonLink, PageLink } from "./Links";
import { Meter } from "./Meter";
import { ReviewBand } from "./ReviewBand";
import { SayButton } from "./SayButton";
import { useArrival } from "./useArrival";

export function HomePage({ screen, board }: { screen: Home; board: BoardState | null }) {
  const { words } = useDeeds();
  const heading = useArrival("home");
  return (
    <main class="cl-page cl-start">
      <section class="cl-hero">
        <div class="cl-welcome">
          <Knight />
          <h1 tabIndex={-1} ref={heading}>
            {screen.title}
          </h1>
          <p class="cl-lead">{screen.lead}</p>
          <div class="cl-ways">
            <GoOnLink to={screen.go_on} />
            {screen.placement && (
              <PageLink class="cl-button cl-big" page="placement">
                {screen.placement}
              </PageLink>
            )}
          </div>
        </div>
        {board && (
          <div class="cl-try">
            <BoardPlace board={board} scene="home" />
            <div class="cl-try-answer">
              {screen.feedback ? (
                <>
                  <FeedbackBox feedback={screen.feedback} />
                  <SayButton class="cl-quiet" says={{ type: "restart" }}>
                    {words("button.restart")}
                  </SayButton>
                </>
              ) : (
                <p>{words("home.try")}</p>
              )}
            </div>
          </div>
        )}
      </section>
      {screen.review && <ReviewBand offer={screen.review} />}
      <h2 class="cl-hidden">{words("home.lessons")}</h2>
      {screen.parts.map((part) => (
        <PartOfCourse part={part} key={part.id} />
      ))}
      {screen.doors.length > 0 && <Doors doors={screen.doors} />}
      {screen.unshown.length > 0 && <Unshown lines={screen.unshown} />}
    </main>
  );
}

/** For the teacher: which of the own lessons are left out, and why. */
function Unshown({ lines }: { lines: readonly string[] }) {
  const { words } = useDeeds();
  return (
    <section class="cl-part cl-unshown" aria-label={words("home.unshown")}>
      <h3>{words("home.unshown")}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

const DOOR_PIECES: Partial<Record<PageName, string>> = { game: "wN", exam: "wK", quiz: "wB" };

function Doors({ doors }: { doors: readonly Offer[] }) {
  const { words } = useDeeds();
  return (
    <nav class="cl-part" aria-label={words("home.doors")}>
      <h3>{words("home.doors")}</h3>
      <ul class="cl-cards">
        {doors.map((door) => (
          <li key={door.page}>
            <PageLink class="cl-card" page={door.page}>
              <PieceIcon piece={DOOR_PIECES[door.page] ?? "wP"} />
              <span class="cl-card-title">{door.label}</span>
              <span class="cl-card-aim">{door.note}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PartOfCourse({ part }: { part: Part }) {
  const id = useFreshId();
  return (
    <section class="cl-part" aria-labelledby={id}>
      <h3 id={id}>{part.title}</h3>
      {part.note && <p class="cl-part-note">{part.note}</p>}
      <ul class="cl-cards">
        {part.cards.map((card) => (
          <li key={card.lesson}>
            <LessonCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LessonCard({ card }: { card: Card }) {
  const { words } = useDeeds();
  return (
    <LessonLink class={`cl-card cl-card-${card.state}`} lesson={card.lesson}>
      <PieceIcon piece={card.icon} />
      <span class="cl-card-title">{card.title}</span>
      <span class="cl-card-aim">{card.aim}</span>
      <span class="cl-card-status">{card.status_text}</span>
      <Meter done={card.done} total={card.total} title={words("home.meter", { ...card })} />
    </LessonLink>
  );
}
