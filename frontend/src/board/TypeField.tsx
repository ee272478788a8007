/** A line to type a move or a square into; goes through the same door as the hand. */

import { useState } from "preact/hooks";
import { MAX_TEXT } from "../model/messages";
import { PlainInput } from "./PlainInput";

interface TypeFieldProps {
  id: string;
  label: string;
  example: string;
  send: string;
  /** Brings up the keys for numbers on a phone. */
  numeric?: boolean;
  onSend: (text: string) => void;
}

export function TypeField({ id, label, example, send, numeric = false, onSend }: TypeFieldProps) {
  const [text, setText] = useState("");
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    onSend(text.trim());
    setText("");
  };
  return (
    <form class="cl-type" onSubmit={onSubmit}>
      <label for={id}>{label}</label>
      <span class="cl-type-line">
        <PlainInput
          id={id}
          value={text}
          maxLength={MAX_TEXT}
          inputMode={numeric ? "numeric" : "text"}
          enterkeyhint="send"
          aria-describedby={`${id}-example`}
          onValue={setText}
        />
        <button type="submit" class="cl-button">
          {send}
        </button>
      </span>
      <small id={`${id}-example`}>{example}</small>
    </form>
  );
}
