/** Brings a model onto the page and keeps the two in step until it is taken away. */

import { render } from "preact";
import { App } from "./app/App";
import { DeedsContext, type Deeds } from "./app/deeds";
import { ArrivalsContext, type Arrivals } from "./app/useArrival";
import { keepKeyInside } from "./board/keys";
import { keepAlive, type Health } from "./model/alive";
import { makeAddress, searchFor, wayTo, withoutToken } from "./model/address";
import { COACH, GAME, LANGUAGE, keepUnfinished, recall, recallUnfinished } from "./model/keep";
import { kernelOf } from "./model/kernel";
import { inEnglishLetters } from "./model/letters";
import { makeLink } from "./model/link";
import type { Message } from "./model/messages";
import { keepPrefs, readPrefs, shownTheme } from "./model/prefs";
import { makeLatePages, type ReadPages } from "./model/pages";
import { isWholePage, pageTitle, takeRoom, watchSurroundings } from "./model/page";
import { placeOf, readView, type Model, type View } from "./model/view";
import { shareProgress } from "./model/shared";
import { makeWords } from "./model/words";

/** `readPages` makes the pages beside the lessons of the source that Python sends. */
export function mount(model: Model, el: HTMLElement, readPages: ReadPages): () => void {
  const ears = new AbortController();
  const root = document.createElement("div");
  root.className = "chesslearn";
  root.dataset.lmSuppressShortcuts = "true";
  el.append(root);

  let prefs = readPrefs();
  let view = readView(model);
  let shown = inLetters();
  let ready = false;
  let health: Health = { trouble: null, trying: false };
  let said = "";
  let roomFor: string | undefined;
  let giveBack = (): void => undefined;
  const wholePage = isWholePage(view.kind);
  const arrivals: Arrivals = { last: null, scrolls: wholePage };

  const link = makeLink({
    send: (message) => model.send(message),
    revision: view.revision,
    place: placeOf(view.screen),
    // In a notebook without a kernel a board still shows its position: only a try is worth a word.
    onSilence: () => (wholePage || ready) && alive.unanswered(),
  });
  const alive = keepAlive({
    kernel: wholePage ? kernelOf(model) : null,
    wholePage,
    ask: () => ready && link.say({ type: "ping" }),
    askAgain: () => link.retry(ready ? { type: "ping" } : hello(shared.read())),
    onHealth(value) {
      health = value;
      draw();
    },
    signal: ears.signal,
  });
  const shared = shareProgress(link.say);
  const styles = document.createElement("style");
  const late = makeLatePages(readPages, ears.signal, (pages) => {
    styles.textContent = pages?.css ?? "";
    el.prepend(styles);
    draw();
  });
  const surroundings = watchSurroundings(ears.signal, wholePage, () => draw());
  const address = wholePage
    ? makeAddress({
        signal: ears.signal,
        onGo: (place) => link.say(wayTo(place)),
      })
    : null;

  const deeds = (): Deeds => ({
    words: makeWords(shown.strings),
    language: shown.language,
    prefs,
    still: surroundings().still,
    revision: shown.revision,
    silent: health.trouble !== null,
    say: link.say,
    attempt: link.attempt,
    announce(text) {
      said = text;
      draw();
    },
    setPrefs(changed) {
      prefs = changed;
      shown = inLetters();
      keepPrefs(changed);
      draw();
    },
    linkTo: (place) => searchFor(location.search, place) || location.pathname,
  });

  function inLetters(): View {
    return prefs.letters === "english" ? inEnglishLetters(view) : view;
  }

  function draw(): void {
    if (ears.signal.aborted) return;
    const now = deeds();
    root.lang = view.language;
    root.dataset.theme = shownTheme(prefs.theme, surroundings());
    Object.assign(root.dataset, { kind: view.kind, revision: String(view.revision) });
    setOrRemove(root, "lesson", view.screen && "lesson" in view.screen ? view.screen.lesson : "");
    setOrRemove(root, "step", view.screen?.name === "step" ? view.screen.step : "");
    render(
      <DeedsContext.Provider value={now}>
        <ArrivalsContext.Provider value={arrivals}>
          <App view={shown} said={said} health={health} ready={ready} late={late} onGoOn={alive.goOn} />
        </ArrivalsContext.Provider>
      </DeedsContext.Provider>,
      root,
    );
    const whole = view.screen?.name !== "beside" || late.pages !== null || late.failed;
    setOrRemove(root, "ready", ready && whole ? "true" : "");
    if (wholePage) {
      makeRoom();
      document.documentElement.lang = view.language;
      if (ready) document.title = pageTitle(view.screen, now.words);
    }
  }

  function makeRoom(): void {
    if (!root.isConnected || roomFor === root.dataset.theme) return;
    roomFor = root.dataset.theme;
    giveBack();
    giveBack = takeRoom(root);
  }

  function onChange(): void {
    view = readView(model);
    shown = inLetters();
    said = "";
    late.heard(view.pages);
    if (link.heard(view.revision, placeOf(view.screen))) {
      ready = true;
      alive.answered();
    }
    draw();
    if (!ready) return;
    if (view.progress) shared.write(view.progress);
    if (wholePage) keepUnfinished(view.unfinished);
    const { screen, language } = view;
    // A new address costs the browser half a frame: the learner sees the step first.
    if (address) afterPaint(() => ears.signal.aborted || address.follow(screen, language));
  }

  model.on("change", onChange);
  root.addEventListener("keydown", keepKeyInside, { signal: ears.signal });
  late.heard(view.pages);
  draw();
  link.say(hello(shared.read()));

  return () => {
    model.off("change", onChange);
    ears.abort();
    link.close();
    giveBack();
    render(null, root);
    styles.remove();
    root.remove();
  };
}

/** Does something once the picture is on the screen; at once where nobody looks. */
function afterPaint(what: () => void): void {
  if (document.hidden) what();
  else requestAnimationFrame(() => setTimeout(what));
}

/** The first message: what Python cannot know by itself. */
function hello(saved: string | null): Message {
  const coach = recall(COACH);
  return {
    type: "hello",
    search: withoutToken(location.search).slice(0, 2_000),
    languages: [...navigator.languages].slice(0, 20),
    saved,
    language: recall(LANGUAGE),
    game: recall(GAME),
    unfinished: recallUnfinished(),
    coach: coach === null ? null : coach === "on",
  };
}

function setOrRemove(root: HTMLElement, name: string, value: string): void {
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
}
