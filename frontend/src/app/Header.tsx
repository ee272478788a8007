/** The bar at the top: the way home, the lesson, settings and the language. */

import { LANGUAGE, keep } from "../model/keep";
import type { AnyScreen } from "../model/read";
import type { StringKey } from "../strings";
import { useDeeds } from "./deeds";
import { KnightHead } from "./Knight";
import { HomeLink, PageLink } from "./Links";

interface HeaderProps {
  screen: AnyScreen | null;
  waiting: boolean;
  onSettings: () => void;
}

export function Header({ screen, waiting, onSettings }: HeaderProps) {
  const { words } = useDeeds();
  const lesson = !waiting && screen && "lesson_title" in screen ? screen.lesson_title : "";
  return (
    <header class="cl-header">
      <a class="cl-skip" href="#chesslearn-board" onClick={skipToBoard}>
        {words("app.skip")}
      </a>
      <HomeLink class={lesson ? "cl-home cl-away" : "cl-home"}>
        <KnightHead />
        <span class="cl-name">{words("app.name")}</span>
        <span class="cl-hidden">{words("header.home")}</span>
      </HomeLink>
      {lesson && <span class="cl-lesson">{lesson}</span>}
      <span class="cl-space" />
      {PAGES.map(([page, Icon]) => (
        <PageLink
          class="cl-pill cl-pill-icon"
          page={page}
          aria-current={screen?.name === "beside" && screen.of === page ? "page" : undefined}
          key={page}
        >
          <Icon />
          <span class="cl-pill-word">{words(`header.${page}`)}</span>
        </PageLink>
      ))}
      <button type="button" class="cl-pill cl-pill-icon" onClick={onSettings} aria-haspopup="dialog">
        <Sliders />
        <span class="cl-pill-word">{words("header.settings")}</span>
      </button>
      <LanguageSelect />
    </header>
  );
}

/** The pages that can be reached from everywhere, each with its sign. */
const PAGES = [["game", Pawn], ["explorer", MiniBoard]] as const;

function LanguageSelect() {
  const { words, language, say } = useDeeds();
  const choose = (event: Event & { currentTarget: HTMLSelectElement }): void => {
    const chosen = event.currentTarget.value;
    keep(LANGUAGE, chosen);
    say({ type: "language", language: chosen });
  };
  return (
    <span class="cl-select">
      <Globe />
      <select class="cl-pill" aria-label={words("header.language")} value={language} onChange={choose}>
        {words("language.codes").split(" ").map((code) => (
          <option value={code} lang={code} key={code}>
            {words(`language.${code}` as StringKey)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** On a narrow bar the globe stands for the name of the language, which stays for screen readers. */
function Globe() {
  return (
    <svg class="cl-globe" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
      <circle cx="12" cy="12" r="9" />
    </svg>
  );
}

function MiniBoard() {
  return (
    <svg class="cl-icon" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M3 9h18M3 15h18M9 3v18M15 3v18" />
    </svg>
  );
}

function Pawn() {
  return (
    <svg class="cl-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 21h12c0-4-3-5-4-9h-4c-1 4-4 5-4 9zM9 12h6" />
      <circle cx="12" cy="7" r="3.6" />
    </svg>
  );
}

/** On a narrow bar this stands for the word, which stays for screen readers. */
function Sliders() {
  return (
    <svg class="cl-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 7h9M18 7h3M3 17h3M12 17h9" />
      <circle cx="15" cy="7" r="2.6" />
      <circle cx="9" cy="17" r="2.6" />
    </svg>
  );
}

/** Puts the focus on the board, or on the page where there is none; no jump in the address. */
function skipToBoard(event: MouseEvent & { currentTarget: HTMLElement }): void {
  event.preventDefault();
  const root = event.currentTarget.closest(".chesslearn");
  root?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"], h1')?.focus();
}
