/** The whole of one widget: header, the screen that is due, and what is said aside. */

import { useState } from "preact/hooks";
import type { Health } from "../model/alive";
import type { View } from "../model/view";
import { placeOf } from "../model/view";
import { BarePage } from "./BarePage";
import { Boundary } from "./Boundary";
import { useDeeds } from "./deeds";
import { ExplorerPage } from "./ExplorerPage";
import { Header } from "./Header";
import { HomePage } from "./HomePage";
import { IntroPage } from "./IntroPage";
import { Live } from "./Live";
import { ProgressPage } from "./ProgressPage";
import { RecapPage } from "./RecapPage";
import { ResultPage } from "./ResultPage";
import { Settings } from "./Settings";
import { Silence } from "./Silence";
import { StepPage } from "./StepPage";

interface AppProps {
  view: View;
  /** What the board itself says, such as that a piece was picked up. */
  said: string;
  health: Health;
  ready: boolean;
  onGoOn: () => void;
}

export function App({ view, said, health, ready, onGoOn }: AppProps) {
  const { words } = useDeeds();
  const [settings, setSettings] = useState(false);
  const whole = view.kind === "course";
  // Until Python knows the learner's language and place there is nothing worth reading.
  const waiting = whole && !ready && !health.trouble;
  return (
    <>
      {whole && <Header screen={view.screen} waiting={waiting} onSettings={() => setSettings(true)} />}
      {health.trouble && (
        <Silence trouble={health.trouble} trying={health.trying} page={whole} code={view.code} onGoOn={onGoOn} />
      )}
      <Boundary words={words("status.broken")} turn={view.revision}>
        {waiting ? <Waiting /> : <Page view={view} />}
      </Boundary>
      {view.error && (
        <p class="cl-error" role="alert">
          {view.error}
        </p>
      )}
      <Live text={said || view.announcement} turn={view.revision} />
      {settings && <Settings view={view} onClose={() => setSettings(false)} />}
    </>
  );
}

function Page({ view }: { view: View }) {
  const { screen, board } = view;
  const place = placeOf(screen);
  switch (screen?.name) {
    case "home":
      return <HomePage screen={screen} board={board} key={place} />;
    case "step":
      return <StepPage screen={screen} board={board} kind={view.kind} key={screen.lesson} />;
    case "recap":
      return <RecapPage screen={screen} key={place} />;
    case "intro":
      return <IntroPage screen={screen} key={place} />;
    case "sitting":
      return <StepPage screen={screen.step} sitting={screen} board={board} kind={view.kind} key={screen.page} />;
    case "result":
      return <ResultPage screen={screen} key={place} />;
    case "progress":
      return <ProgressPage screen={screen} key={place} />;
    case "explorer":
      return <ExplorerPage screen={screen} board={board} kind={view.kind} />;
    default:
      return <BarePage screen={screen} board={board} />;
  }
}

/** The shape of the page to come, without words. */
function Waiting() {
  return (
    <div class="cl-page cl-waiting" aria-hidden="true">
      <div class="cl-blank" />
    </div>
  );
}
