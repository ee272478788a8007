/** Progress as a code or a file: to take along, to bring back, to erase. */

import { useState } from "preact/hooks";
import { GAME, PROGRESS, canKeep, forget } from "../model/keep";
import { MAX_PROGRESS } from "../model/messages";
import type { View } from "../model/view";
import { useFreshId } from "../model/fresh";
import { useDeeds } from "../app/deeds";
import { CodeInput } from "./CodeInput";
import { chosenText, copyText, saveFile } from "./files";

const FILE_NAME = "chesslearn-progress.json";

export function ProgressSettings({ view }: { view: View }) {
  const { words, say } = useDeeds();
  const id = useFreshId();
  const [code, setCode] = useState("");
  const [said, setSaid] = useState("");
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const [kept] = useState(canKeep);

  const restore = (text: string): void => {
    setSaid("");
    setAskedAt(view.revision);
    say({ type: "restore", text });
  };
  const open = async (event: Event & { currentTarget: HTMLInputElement }): Promise<void> => {
    if (!event.currentTarget.files?.length) return;
    const text = await chosenText(event.currentTarget, MAX_PROGRESS);
    if (text) restore(text);
    else setSaid(words("settings.file.unreadable"));
  };
  const copy = async (): Promise<void> => {
    if (await copyText(view.code)) setSaid(words("settings.code.copied"));
  };
  // What Python says to a restored code arrives with a higher revision.
  const answered = askedAt !== null && view.revision > askedAt;
  const answer = said || (answered ? view.error || view.announcement : "");

  return (
    <>
      <p>{words(kept ? "settings.kept" : "settings.notkept")}</p>
      <label for={`${id}-code`}>{words("settings.code")}</label>
      {view.code ? (
        <>
          <span class="cl-type-line">
            <input id={`${id}-code`} type="text" class="cl-code" readOnly value={view.code} onFocus={selectAll} />
            <button type="button" class="cl-button" onClick={copy}>
              {words("settings.code.copy")}
            </button>
          </span>
          <small>{words("settings.code.help")}</small>
        </>
      ) : (
        <input id={`${id}-code`} type="text" readOnly value={words("settings.code.none")} />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim()) restore(code.trim());
        }}
      >
        <label for={`${id}-restore`}>{words("settings.restore")}</label>
        <span class="cl-type-line">
          <CodeInput id={`${id}-restore`} value={code} most={MAX_PROGRESS} onValue={setCode} />
          <button type="submit" class="cl-button">
            {words("settings.restore.send")}
          </button>
        </span>
      </form>
      <div class="cl-buttons">
        {view.progress && (
          <button type="button" class="cl-button" onClick={() => saveFile(FILE_NAME, view.progress, "application/json")}>
            {words("settings.file.save")}
          </button>
        )}
        <label class="cl-button cl-file">
          {words("settings.file.open")}
          <input type="file" accept=".json,application/json" onChange={open} />
        </label>
        <Erase />
      </div>
      <p role="status" class="cl-said">
        {answer}
      </p>
    </>
  );
}

function Erase() {
  const { words, say } = useDeeds();
  const [sure, setSure] = useState(false);
  const erase = (): void => {
    forget(PROGRESS);
    forget(GAME);
    say({ type: "reset" });
    setSure(false);
  };
  if (!sure) {
    return (
      <button type="button" class="cl-quiet" onClick={() => setSure(true)}>
        {words("settings.reset")}
      </button>
    );
  }
  return (
    <div class="cl-sure" role="group" aria-label={words("settings.reset")}>
      <p>{words("settings.reset.sure")}</p>
      <button type="button" class="cl-button" ref={(button) => button?.focus()} onClick={() => setSure(false)}>
        {words("settings.reset.no")}
      </button>
      <button type="button" class="cl-button" onClick={erase}>
        {words("settings.reset.yes")}
      </button>
    </div>
  );
}

const selectAll = (event: Event & { currentTarget: HTMLInputElement }): void => event.currentTarget.select();
