/** Progress as a code or a file: to take along, to bring back, to erase. */

import { useState } from "preact/hooks";
import { GAME, PROGRESS, canKeep, forget } from "../model/keep";
import { PlainInput } from "../board/PlainInput";
import { MAX_PROGRESS } from "../model/messages";
import { isWholePage } from "../model/page";
import type { View } from "../model/view";
import { useFreshId } from "../model/fresh";
import { useDeeds } from "../app/deeds";
import { copyText, progressLink, saveFile } from "./files";
import { FileButton } from "./FileButton";
import { Erase } from "./Sure";

const FILE_NAME = "chesslearn-progress.json";

export function ProgressSettings({ view }: { view: View }) {
  const { words, say } = useDeeds();
  const id = useFreshId();
  const [code, setCode] = useState("");
  const [said, setSaid] = useState("");
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const [kept] = useState(canKeep);

  const restore = (text: string, file: boolean): void => {
    setSaid("");
    setAskedAt(view.revision);
    say({ type: "restore", text, file });
  };
  const erase = (): void => {
    forget(PROGRESS);
    forget(GAME);
    say({ type: "reset" });
  };
  const copy = async (text: string): Promise<void> => {
    if (await copyText(text)) setSaid(words("settings.code.copied"));
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
            <button type="button" class="cl-button" onClick={() => copy(view.code)}>
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
          if (code.trim()) restore(code.trim(), false);
        }}
      >
        <label for={`${id}-restore`}>{words("settings.restore")}</label>
        <span class="cl-type-line">
          <PlainInput id={`${id}-restore`} class="cl-code" value={code} maxLength={MAX_PROGRESS} onValue={setCode} />
          <button type="submit" class="cl-button">
            {words("settings.restore.send")}
          </button>
        </span>
      </form>
      <div class="cl-buttons">
        {view.code && isWholePage(view.kind) && (
          <button type="button" class="cl-button" onClick={() => copy(progressLink(view.code))}>
            {words("settings.link.copy")}
          </button>
        )}
        {view.progress && (
          <button type="button" class="cl-button" onClick={() => saveFile(FILE_NAME, view.progress, "application/json")}>
            {words("settings.file.save")}
          </button>
        )}
        <FileButton
          accept=".json,application/json"
          most={MAX_PROGRESS}
          onText={(text) => (text ? restore(text, true) : setSaid(words("settings.file.unreadable")))}
        />
        <Erase word={words("settings.reset")} question={words("settings.reset.sure")} onErase={erase} />
      </div>
      <p role="status" class="cl-said">
        {answer}
      </p>
    </>
  );
}

const selectAll = (event: Event & { currentTarget: HTMLInputElement }): void => event.currentTarget.select();
