/** What awaits the learner, before a placement or an exam begins. */

import type { IntroScreen } from "../protocol";
import { useDeeds } from "../app/deeds";
import { HomeLink } from "../app/Links";
import { Bravo } from "./Opening";

export function IntroPage({ screen }: { screen: IntroScreen }) {
  const { say } = useDeeds();
  return (
    <main class="cl-page cl-recap">
      <Bravo place={`intro ${screen.page}`} title={screen.title} lead={screen.lead} />
      <ul class="cl-points">
        {screen.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div class="cl-buttons">
        <button type="button" class="cl-button cl-filled cl-big" onClick={() => say({ type: "begin" })}>
          {screen.start}
        </button>
        <HomeLink class="cl-quiet">{screen.later}</HomeLink>
      </div>
    </main>
  );
}
