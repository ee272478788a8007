/** What awaits the learner, before a placement or an exam begins. */

import type { IntroScreen } from "../protocol";
import { HOME } from "../model/address";
import { inside, useDeeds } from "../app/deeds";
import { Knight } from "../app/Knight";
import { useArrival } from "../app/useArrival";

export function IntroPage({ screen }: { screen: IntroScreen }) {
  const { say, linkTo } = useDeeds();
  const heading = useArrival(`intro ${screen.page}`);
  return (
    <main class="cl-page cl-recap">
      <div class="cl-bravo">
        <Knight />
        <div>
          <h1 tabIndex={-1} ref={heading}>
            {screen.title}
          </h1>
          <p class="cl-lead">{screen.lead}</p>
        </div>
      </div>
      <ul class="cl-points">
        {screen.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div class="cl-buttons">
        <button type="button" class="cl-button cl-filled cl-big" onClick={() => say({ type: "begin" })}>
          {screen.start}
        </button>
        <a class="cl-quiet" href={linkTo(HOME)} onClick={inside(() => say({ type: "home" }))}>
          {screen.later}
        </a>
      </div>
    </main>
  );
}
