/** Our drawings: a knight's head for the name, and the knight that nods when a lesson is done. */

const HEAD =
  "M12 56c1-13 8-18 11-25-4 3-9 5-13 5-5 0-7-4-5-8l9-13c1-4 3-7 7-9l1-5 5 4c14 0 25 11 26 29 0 9-2 15-2 22z";

export function KnightHead() {
  return (
    <svg class="cl-head" viewBox="0 0 60 64" aria-hidden="true">
      <path d={HEAD} />
    </svg>
  );
}

export function Knight() {
  return <KnightHead />;
}
