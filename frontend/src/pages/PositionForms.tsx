/** Sets up another position: one from the list, or any as text. */

import { useEffect, useState } from "preact/hooks";
import { PlainInput } from "../board/PlainInput";
import { MAX_FEN } from "../model/messages";
import { useFreshId } from "../model/fresh";
import { useDeeds } from "../app/deeds";
import { Pick } from "./Pick";
import type { Explorer } from "./read";

export function PositionForms({ screen }: { screen: Explorer }) {
  const { words, say } = useDeeds();
  const id = useFreshId();
  const [fen, setFen] = useState(screen.fen);
  const [variant, setVariant] = useState(screen.variant);
  const [preset, setPreset] = useState(screen.presets[0]?.value ?? "");
  useEffect(() => setFen(screen.fen), [screen.fen]);
  useEffect(() => setVariant(screen.variant), [screen.variant]);

  const submit = (position: { fen: string | null; preset: string | null }) => (event: Event) => {
    event.preventDefault();
    if (position.fen || position.preset) say({ type: "position", ...position, variant });
  };
  return (
    <details class="cl-setup">
      <summary class="cl-quiet">{words("explorer.setup")}</summary>
      <div class="cl-forms">
        {screen.variants.length > 1 && (
          <Pick
            id={`${id}-variant`}
            label={words("explorer.variant")}
            options={screen.variants}
            value={variant}
            onPick={setVariant}
          />
        )}
        {screen.presets.length > 0 && (
          <form class="cl-type-line" onSubmit={submit({ fen: null, preset })}>
            <Pick
              id={`${id}-preset`}
              label={words("explorer.preset")}
              options={screen.presets}
              value={preset}
              onPick={setPreset}
            />
            <button type="submit" class="cl-button">
              {words("explorer.set")}
            </button>
          </form>
        )}
        <form class="cl-type" onSubmit={submit({ fen: fen.trim(), preset: null })}>
          <label for={`${id}-fen`}>{words("explorer.fen")}</label>
          <span class="cl-type-line">
            <PlainInput id={`${id}-fen`} class="cl-code" value={fen} maxLength={MAX_FEN} onValue={setFen} />
            <button type="submit" class="cl-button">
              {words("explorer.set")}
            </button>
          </span>
        </form>
      </div>
    </details>
  );
}
