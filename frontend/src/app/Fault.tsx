/** Says what does not work, at once and aloud. */

export function Fault({ text }: { text: string }) {
  return (
    <p class="cl-error" role="alert">
      {text}
    </p>
  );
}
