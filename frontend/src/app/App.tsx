/** The whole of one widget: header, the screen that is due, and what is said aside. */

import { useEffect, useState } from "preact/hooks";
import type { Health } from "../model/alive";
import type { LatePages } from "../model/pages";
import type { View } from "../model/view";
import { placeOf } from "../model/view";
import { BarePage } from "./BarePage";
import { Boundary } from "./Boundary";
import { useDeeds } from "./deeds";
import { Fault } from "./Fault";
import { Header } from "./Header";
import { HomePage } from "./HomePage";
import { Live } from "./Live";
import { Silence } from "./Silence";
import { StepPage } from "./StepPage";

interface AppProps {
  view: View;
  /** What the board itself says, such as that a piece was picked up. */
  said: string;
  health: Health;
  ready: boolean;
  /** What shows the pages beside the lessons, or will. */
  late: LatePages;
  onGoOn: () => void;
}

export function App({ view, said, health, ready, late, onGoOn }: AppProps) {
  const { words, say } = useDeeds();
  const [settings, setSettings] = useState(false);
  const { pages, failed } = late;
  const lacking = settings && !view.pages;
  useEffect(() => {
    if (lacking) say({ type: "pages" });
  }, [lacking]);
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
        {waiting ? <Waiting /> : <Page view={view} late={late} />}
      </Boundary>
      {view.error && <Fault text={view.error} />}
      <Live text={said || view.announcement} turn={view.revision} />
      {settings && pages && <pages.Settings view={view} onClose={() => setSettings(false)} />}
      {settings && failed && <Broken />}
    </>
  );
}

function Page({ view, late }: { view: View; late: LatePages }) {
  const { screen, board, partner } = view;
  const place = placeOf(screen);
  switch (screen?.name) {
    case "home":
      return <HomePage screen={screen} board={board} key={place} />;
    case "step":
      return <StepPage screen={screen} board={board} partner={partner} kind={view.kind} key={screen.lesson} />;
    case "sitting":
      return (
        <StepPage
          screen={screen.step}
          sitting={screen}
          board={board}
          partner={partner}
          kind={view.kind}
          key={screen.page}
        />
      );
    case "beside":
      if (late.pages) return <late.pages.Page screen={screen} board={board} partner={partner} kind={view.kind} key={place} />;
      return late.failed ? <Broken /> : <Waiting />;
    default:
      return <BarePage screen={screen} board={board} />;
  }
}

const Broken = () => <Fault text={useDeeds().words("status.broken")} />;

/** The shape of the page to come, without words. */
function Waiting() {
  return (
    <div class="cl-page cl-waiting" aria-hidden="true">
      <div class="cl-blank" />
    </div>
  );
}
