/** The one place where changes are said aloud. A new line is a new node, so that it is read again. */

interface LiveProps {
  text: string;
  turn: number;
}

export function Live({ text, turn }: LiveProps) {
  return (
    <div class="cl-hidden" role="status" aria-live="polite">
      <p key={`${turn} ${text}`}>{text}</p>
    </div>
  );
}
