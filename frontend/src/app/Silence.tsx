/** Says that no answer comes, why as far as is known, what becomes of the progress, and goes on with one click. */

import type { Trouble } from "../model/alive";
import { canKeep } from "../model/keep";
import { useDeeds } from "./deeds";

interface SilenceProps {
  trouble: Trouble;
  trying: boolean;
  /** The page is ours: loading it anew goes on at the same place. */
  page: boolean;
  code: string;
  onGoOn: () => void;
}

export function Silence({ trouble, trying, page, code, onGoOn }: SilenceProps) {
  const { words } = useDeeds();
  return (
    <div class="cl-silence">
      <p role="alert">
        {words(trouble === "silent" && !page ? "status.notebook" : `status.${trouble}`)}
        {page && <> {canKeep() ? words("status.kept") : code && words("status.code", { code })}</>}
      </p>
      <button type="button" class="cl-button" aria-disabled={trying} onClick={onGoOn}>
        {words(trying ? "status.trying" : trouble === "ended" ? "status.go" : "status.retry")}
      </button>
    </div>
  );
}
