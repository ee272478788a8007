/** A line for what is copied rather than written, a position or a code: the keyboard corrects nothing. */

interface CodeInputProps {
  id: string;
  value: string;
  most: number;
  onValue: (value: string) => void;
}

export function CodeInput({ id, value, most, onValue }: CodeInputProps) {
  return (
    <input
      id={id}
      type="text"
      class="cl-code"
      value={value}
      maxLength={most}
      autoComplete="off"
      autoCapitalize="off"
      spellcheck={false}
      onInput={(event) => onValue(event.currentTarget.value)}
    />
  );
}
