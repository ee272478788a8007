/** What may be done in a game beside moving: one thing at hand, the rest folded where there is little room. */

import { useEffect, useRef, useState } from "preact/hooks";
import { TypeField } from "../board/TypeField";
import { useDeeds } from "../app/deeds";
import { SayButton } from "../app/SayButton";
import { useKeptFocus } from "../app/useKeptFocus";
import { useFreshId } from "../model/fresh";
import type { PlainType } from "../model/messages";
import type { GameButtons as Buttons } from "../protocol";
import type { StringKey } from "../strings";
import { Sure, takeFocus } from "./Sure";

interface GameButtonsProps {
  buttons: Buttons;
  over: boolean;
  kind: string;
  /** The game is played on one board: draws may be claimed, and the position taken to the free board. */
  single: boolean;
  /** Pieces are dropped: draws are claimed by repetition only. */
  drops: boolean;
}

type Fold = "" | "claim" | "resign";

export function GameButtons({ buttons, over, kind, single, drops }: GameButtonsProps) {
  const { words } = useDeeds();
  const [more, setMore] = useState(false);
  const [fold, setFold] = useState<Fold>("");
  const id = useFreshId();
  const rest = useRef<HTMLDivElement>(null);
  const unfolded = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = fold ? unfolded : rest;
    if (fold || more) shown.current?.scrollIntoView({ block: "nearest" });
  }, [more, fold]);
  const opened = useRef<Fold>("");
  const box = useKeptFocus(over || !opened.current ? "button" : `[data-fold="${opened.current}"]`);
  const plain = (type: PlainType, key: StringKey, useful = true, look = "cl-button") => (
    <SayButton class={look} says={{ type }} useful={useful}>
      {words(key)}
    </SayButton>
  );
  const opener = (name: Fold, key: StringKey, useful: boolean) => (
    <button
      type="button"
      class="cl-button"
      data-fold={name}
      aria-expanded={fold === name}
      aria-controls={`${id}-fold`}
      aria-disabled={!useful}
      onClick={() => {
        opened.current = name;
        if (useful) setFold(fold === name ? "" : name);
      }}
    >
      {words(key)}
    </button>
  );
  if (over) {
    return (
      <div class="cl-buttons" ref={box}>
        {plain("again", "game.again", true, "cl-button cl-filled")}
        {kind === "course" && single && plain("analyse", "game.analyse")}
        {buttons.undo && plain("undo", "game.undo")}
      </div>
    );
  }
  const shown = (name: Fold): boolean => fold === name && (name === "claim" ? buttons.claim : buttons.resign);
  return (
    <div class="cl-deeds" ref={box}>
      {buttons.answer && (
        <div class="cl-buttons">
          {plain("accept", "game.accept", true, "cl-button cl-filled")}
          {plain("decline", "game.decline")}
        </div>
      )}
      <div class="cl-buttons">
        {plain("undo", "game.undo", buttons.undo)}
        {buttons.asks && (
          <SayButton says={{ type: "ask", belief: "threats" }} useful={buttons.ask}>
            {words("game.ask")}
          </SayButton>
        )}
        {buttons.sit && plain("sit", "game.sit")}
        <button
          type="button"
          class="cl-quiet cl-more"
          aria-expanded={more}
          aria-controls={`${id}-more`}
          onClick={() => setMore(!more)}
        >
          {words("game.more")}
        </button>
        <div class={more ? "cl-buttons cl-rest" : "cl-buttons cl-rest cl-folded"} id={`${id}-more`} ref={rest}>
          {plain("offer", "game.offer", buttons.offer)}
          {single && opener("claim", "game.claim", buttons.claim)}
          {opener("resign", "game.resign", buttons.resign)}
        </div>
      </div>
      <div id={`${id}-fold`} hidden={fold === ""} ref={unfolded}>
        {shown("claim") && <Claim id={`${id}-claim`} drops={drops} onDone={() => setFold("")} />}
        {shown("resign") && <Resign onDone={() => setFold("")} />}
      </div>
    </div>
  );
}

/** A draw is claimed with the position on the board, or with a move that is announced and not made. */
function Claim({ id, drops, onDone }: { id: string; drops: boolean; onDone: () => void }) {
  const { words, say } = useDeeds();
  const claim = (move: string | null): void => {
    say({ type: "claim", move });
    onDone();
  };
  return (
    <div class="cl-sure cl-claim" role="group" aria-label={words("game.claim")}>
      <p>{words(drops ? "game.claim.help.drops" : "game.claim.help")}</p>
      <button type="button" class="cl-button" ref={takeFocus} onClick={() => claim(null)}>
        {words("game.claim.now")}
      </button>
      <TypeField
        id={id}
        label={words("game.claim.with")}
        example={words(drops ? "move.example.drop" : "move.example")}
        send={words("game.claim.send")}
        onSend={claim}
      />
    </div>
  );
}

function Resign({ onDone }: { onDone: () => void }) {
  const { words, say } = useDeeds();
  return (
    <Sure
      label={words("game.resign")}
      question={words("game.resign.sure")}
      yes={words("game.resign.yes")}
      no={words("game.resign.no")}
      onYes={() => say({ type: "resign" })}
      onDone={onDone}
    />
  );
}
