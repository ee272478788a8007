/** Says that no answer comes, and what can be done. */

import { useDeeds } from "./deeds";

export function Silence({ onRetry }: { onRetry: () => void }) {
  const { words } = useDeeds();
  return (
    <div class="cl-silence" role="alert">
      <p>{words("status.silent")}</p>
      <button type="button" class="cl-button" onClick={onRetry}>
        {words("status.retry")}
      </button>
      <button type="button" class="cl-button" onClick={() => location.reload()}>
        {words("status.reload")}
      </button>
    </div>
  );
}
