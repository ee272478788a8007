/** Before a game: against whom, which kind of chess, which colour, with a clock or without. */

import { useState } from "preact/hooks";
import { useDeeds } from "../app/deeds";
import { FeedbackBox } from "../app/FeedbackBox";
import { Main } from "../app/Main";
import { SayButton } from "../app/SayButton";
import { PlainInput } from "../board/PlainInput";
import { useFreshId } from "../model/fresh";
import { MAX_FEN, MAX_PGN } from "../model/messages";
import type { GameScreen, GameSetup as Setup, Option } from "../protocol";
import { FileButton } from "./FileButton";
import { Opening } from "./Opening";
import { Pick } from "./Pick";

const CHESS960 = "chess960";
const BUGHOUSE = "bughouse";

/** What two positions look like in one line. */
const TWO_POSITIONS = "rnbqkbnr/… | rnbqkbnr/…";

const boardsOf = (variant: string): number => (variant === BUGHOUSE ? 2 : 1);

/** The number of a start of Chess960; who types anything else is told so by the browser. */
const ARRAY = /^([0-8]?\d{1,2}|9[0-5]\d)$/;

interface GameSetupProps {
  screen: GameScreen;
  setup: Setup;
  kind: string;
}

export function GameSetup({ screen, setup, kind }: GameSetupProps) {
  const { words, say } = useDeeds();
  const id = useFreshId();
  const [variant, setVariant] = useState(setup.variant);
  const [chosen, setRival] = useState(setup.rival);
  const [side, setSide] = useState(setup.side);
  const [clock, setClock] = useState(setup.clock);
  // Bughouse begins from two positions: what was typed for one board is kept apart.
  const [typed, setTyped] = useState({ [boardsOf(setup.variant)]: setup.fen });
  const [number, setNumber] = useState("");
  const rivals = setup.rivals.filter((rival) => rival.variants.includes(variant));
  const rival = rivals.find((each) => each.value === chosen) ?? rivals[1] ?? rivals[0];
  const note = setup.notes[setup.variants.findIndex(({ value }) => value === variant)] ?? "";
  const boards = boardsOf(variant);
  const fen = typed[boards] ?? "";
  const from = fen.trim();

  const begin = (event: Event): void => {
    event.preventDefault();
    if (!rival) return;
    const drawn = variant !== CHESS960 || from !== "" || !ARRAY.test(number);
    say({
      type: "new-game",
      variant,
      rival: rival.value,
      side,
      clock,
      fen: from || null,
      number: drawn ? null : Number(number),
    });
  };

  return (
    <Main kind={kind} class="cl-page cl-game-setup">
      <Opening place="game" title={screen.title} lead={screen.lead} />
      {setup.resume && (
        <div class="cl-band">
          <p class="cl-headline">{words("game.goes.on")}</p>
          <SayButton class="cl-button cl-filled" says={{ type: "resume" }}>
            {setup.resume}
          </SayButton>
        </div>
      )}
      {screen.feedback && <FeedbackBox feedback={screen.feedback} more="game.why" />}
      <form onSubmit={begin} class="cl-game-form">
        <fieldset class="cl-rivals">
          <legend>{words("game.rival")}</legend>
          {rivals.map((each) => (
            <label class="cl-rival" key={each.value}>
              <input
                type="radio"
                name={`${id}-rival`}
                checked={each === rival}
                onChange={() => setRival(each.value)}
              />
              <span>
                <b>{each.label}</b>
                <small>{each.note}</small>
              </span>
            </label>
          ))}
          {setup.hint && <p class="cl-small">{setup.hint}</p>}
        </fieldset>
        <div class="cl-game-choices">
          <div>
            <Pick
              id={`${id}-variant`}
              label={words("game.variant")}
              options={setup.variants}
              value={variant}
              onPick={setVariant}
            />
            <p class="cl-small">{note}</p>
          </div>
          {variant === CHESS960 && !from && (
            <span class="cl-pick">
              <label for={`${id}-number`}>{words("game.array")}</label>
              <PlainInput
                id={`${id}-number`}
                inputMode="numeric"
                pattern={ARRAY.source}
                maxLength={3}
                placeholder={words("game.array.drawn")}
                value={number}
                onValue={setNumber}
              />
            </span>
          )}
          <Sides name={`${id}-side`} sides={setup.sides} side={side} onPick={setSide} />
          <Pick id={`${id}-clock`} label={words("game.clock")} options={setup.clocks} value={clock} onPick={setClock} />
          <details class="cl-setup" open={setup.fen !== ""}>
            <summary class="cl-quiet">{words("game.from")}</summary>
            <span class="cl-type">
              <label for={`${id}-fen`}>{words("explorer.fen")}</label>
              <PlainInput
                id={`${id}-fen`}
                class="cl-code"
                value={fen}
                placeholder={TWO_POSITIONS.repeat(boards - 1)}
                maxLength={MAX_FEN * boards}
                onValue={(text) => setTyped({ ...typed, [boards]: text })}
              />
            </span>
            <Bring id={`${id}-pgn`} rival={rival?.value ?? ""} side={side} />
          </details>
        </div>
        <div class="cl-game-begin">
          <button type="submit" class={setup.resume ? "cl-button cl-big" : "cl-button cl-filled cl-big"}>
            {words("game.begin")}
          </button>
        </div>
      </form>
    </Main>
  );
}

interface SidesProps {
  name: string;
  sides: readonly Option[];
  side: string;
  onPick: (side: string) => void;
}

function Sides({ name, sides, side, onPick }: SidesProps) {
  const { words } = useDeeds();
  return (
    <fieldset class="cl-sides">
      <legend>{words("game.side")}</legend>
      {sides.map(({ value, label }) => (
        <label class="cl-side-choice" key={value}>
          <input type="radio" name={name} checked={value === side} onChange={() => onPick(value)} />
          {value !== "drawn" && <i class={`cl-disc cl-disc-${value}`} aria-hidden="true" />}
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface BringProps {
  id: string;
  rival: string;
  side: string;
}

/** A game from elsewhere, pasted or out of a file, to go on from its last move. */
function Bring({ id, rival, side }: BringProps) {
  const { words, announce } = useDeeds();
  const [pgn, setPgn] = useState("");
  const [unreadable, setUnreadable] = useState(false);
  return (
    <span class="cl-type">
      <label for={id}>{words("game.pgn")}</label>
      <textarea
        id={id}
        class="cl-code"
        rows={3}
        value={pgn}
        maxLength={MAX_PGN}
        spellcheck={false}
        onInput={(event) => setPgn(event.currentTarget.value)}
      />
      <span class="cl-buttons">
        <SayButton says={{ type: "pgn", pgn, rival, side }} useful={pgn.trim() !== ""}>
          {words("game.pgn.take")}
        </SayButton>
        <FileButton
          accept=".pgn,application/x-chess-pgn"
          most={MAX_PGN}
          onText={(text) => {
            setUnreadable(!text);
            if (text) setPgn(text);
            else announce(words("settings.file.unreadable"));
          }}
        />
      </span>
      {unreadable && <span>{words("settings.file.unreadable")}</span>}
    </span>
  );
}
