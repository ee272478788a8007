/** How much is done, as a bar; the words beside it say the same. */

interface MeterProps {
  done: number;
  total: number;
  title?: string;
}

export function Meter({ done, total, title }: MeterProps) {
  const share = total > 0 ? Math.min(100, (100 * done) / total) : 0;
  return (
    <span class="cl-meter" title={title} aria-hidden="true">
      <i style={{ width: `${share}%` }} />
    </span>
  );
}
