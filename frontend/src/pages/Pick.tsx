/** One of a few: a list with its label. */

import type { Option } from "../protocol";

interface PickProps {
  id: string;
  label: string;
  options: readonly Option[];
  value: string;
  onPick: (value: string) => void;
}

export function Pick({ id, label, options, value, onPick }: PickProps) {
  return (
    <span class="cl-pick">
      <label for={id}>{label}</label>
      <span class="cl-select">
        <select id={id} class="cl-pill" value={value} onChange={(event) => onPick(event.currentTarget.value)}>
          {options.map((option) => (
            <option value={option.value} key={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </span>
  );
}
