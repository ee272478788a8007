/** A line for what is not prose, a move, a position or a code: the keyboard corrects nothing. */

import type { ComponentProps } from "preact";

interface PlainInputProps extends Omit<ComponentProps<"input">, "type" | "role" | "list"> {
  onValue: (value: string) => void;
}

export function PlainInput({ onValue, ...rest }: PlainInputProps) {
  return (
    <input
      {...rest}
      type="text"
      autoComplete="off"
      autoCapitalize="off"
      spellcheck={false}
      onInput={(event) => onValue(event.currentTarget.value)}
    />
  );
}
