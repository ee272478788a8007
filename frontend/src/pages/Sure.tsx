/** What cannot be undone is asked once more, and the answer that keeps everything has the focus. */

import { useState } from "preact/hooks";
import { useDeeds } from "../app/deeds";

/** The `ref` of what has the focus as soon as it appears. One function, so that it is not called again later. */
export const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

interface SureProps {
  label: string;
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  /** Called after either answer. */
  onDone: () => void;
}

export function Sure({ label, question, yes, no, onYes, onDone }: SureProps) {
  const agree = (): void => {
    onDone();
    onYes();
  };
  return (
    <div class="cl-sure" role="group" aria-label={label}>
      <p>{question}</p>
      <button type="button" class="cl-button" ref={takeFocus} onClick={onDone}>
        {no}
      </button>
      <button type="button" class="cl-button" onClick={agree}>
        {yes}
      </button>
    </div>
  );
}

interface EraseProps {
  /** What is erased, where the word on the button does not say it. */
  name?: string;
  word: string;
  question: string;
  onErase: () => void;
}

export function Erase({ name, word, question, onErase }: EraseProps) {
  const { words } = useDeeds();
  const [asked, setAsked] = useState<boolean | null>(null);
  return asked ? (
    <Sure
      label={name ?? word}
      question={question}
      yes={words("settings.reset.yes")}
      no={words("settings.reset.no")}
      onYes={onErase}
      onDone={() => setAsked(false)}
    />
  ) : (
    <button
      type="button"
      class="cl-quiet"
      aria-label={name}
      ref={asked === null ? null : takeFocus}
      onClick={() => setAsked(true)}
    >
      {word}
    </button>
  );
}
