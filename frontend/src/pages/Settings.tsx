/** Colours, board, keyboard, and the learner's progress to take along. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { THEMES } from "../model/prefs";
import type { SettingsProps } from "../model/pages";
import { useFreshId } from "../model/fresh";
import { useDeeds } from "../app/deeds";
import { ProgressSettings } from "./ProgressSettings";

export function Settings({ view, onClose }: SettingsProps) {
  const { words, language, prefs, setPrefs } = useDeeds();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useFreshId();

  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog
      class="cl-settings"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div class="cl-settings-inside">
        <header>
          <h2 id={`${id}-title`}>{words("settings.title")}</h2>
          <button type="button" class="cl-quiet" onClick={() => dialog.current?.close()}>
            {words("button.close")}
          </button>
        </header>
        <Group title={words("settings.theme")}>
          <div class="cl-themes">
            {THEMES.map((theme) => (
              <label key={theme} class="cl-radio">
                <input
                  type="radio"
                  name={`${id}-theme`}
                  checked={prefs.theme === theme}
                  onChange={() => setPrefs({ ...prefs, theme })}
                />
                {words(`settings.theme.${theme}`)}
              </label>
            ))}
          </div>
        </Group>
        <Group title={words("settings.board")}>
          <label class="cl-radio">
            <input
              type="checkbox"
              checked={prefs.coordinates}
              onChange={(event) => setPrefs({ ...prefs, coordinates: event.currentTarget.checked })}
            />
            {words("settings.coordinates")}
          </label>
          {language !== "en" && (
            <label class="cl-radio">
              <input
                type="checkbox"
                checked={prefs.letters === "english"}
                onChange={(event) => setPrefs({ ...prefs, letters: event.currentTarget.checked ? "english" : "own" })}
              />
              {words("settings.letters")}
            </label>
          )}
        </Group>
        <Group title={words("settings.keyboard")}>
          <p>{words("board.help.move")}</p>
        </Group>
        <Group title={words("settings.progress")}>
          <ProgressSettings view={view} />
        </Group>
      </div>
    </dialog>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
