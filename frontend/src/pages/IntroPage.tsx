/** What awaits the learner, before a placement or an exam begins. */

import type { IntroScreen } from "../protocol";
import { HomeLink } from "../app/Links";
import { SayButton } from "../app/SayButton";
import { Bravo } from "./Opening";

export function IntroPage({ screen }: { screen: IntroScreen }) {
  return (
    <main class="cl-page cl-recap">
      <Bravo place={`intro ${screen.page}`} title={screen.title} lead={screen.lead} />
      <ul class="cl-points">
        {screen.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div class="cl-buttons">
        <SayButton class="cl-button cl-filled cl-big" says={{ type: "begin" }}>
          {screen.start}
        </SayButton>
        <HomeLink class="cl-quiet">{screen.later}</HomeLink>
      </div>
    </main>
  );
}
