/**
 * The pages beside the lessons, and the settings: what a learner of a lesson does not need at once.
 *
 * They are built into a file of their own, `pages.js`, which Python sends as a text
 * with the first screen that needs it. No module outside this folder imports one of it.
 */

import "../styles/recap.css";
import "../styles/explorer.css";
import "../styles/account.css";
import "../styles/setup.css";
import "../styles/game.css";
import "../styles/settings.css";
import type { BesideProps } from "../model/pages";
import { ExplorerPage } from "./ExplorerPage";
import { GamePage } from "./GamePage";
import { IntroPage } from "./IntroPage";
import { ProgressPage } from "./ProgressPage";
import { RecapPage } from "./RecapPage";
import { ResultPage } from "./ResultPage";
import { readGame } from "./readGame";
import { readExplorer, readIntro, readProgress, readRecap, readResult } from "./read";

export { Settings } from "./Settings";

export function Page({ screen, board, partner, kind }: BesideProps) {
  const { content } = screen;
  switch (screen.of) {
    case "recap":
      return <RecapPage screen={readRecap(content)} />;
    case "intro":
      return <IntroPage screen={readIntro(content)} />;
    case "result":
      return <ResultPage screen={readResult(content)} />;
    case "progress":
      return <ProgressPage screen={readProgress(content)} />;
    case "explorer":
      return <ExplorerPage screen={readExplorer(content)} board={board} kind={kind} />;
    case "game":
      return <GamePage screen={readGame(content)} board={board} partner={partner} kind={kind} />;
    default:
      return null;
  }
}
