/** Three-check: how many checks each side still has to give. */

import type { ChecksLeft } from "../protocol";
import type { Words } from "../model/words";

export function Checks({ left, words }: { left: ChecksLeft; words: Words }) {
  return (
    <p class="cl-checks">
      <span>{words("checks.label")}</span>
      {(["white", "black"] as const).map((side) => (
        <span class="cl-checks-side" key={side}>
          <i class={`cl-disc cl-disc-${side}`} aria-hidden="true" />
          {words(`checks.${side}`, { count: left[side] })}
        </span>
      ))}
    </p>
  );
}
