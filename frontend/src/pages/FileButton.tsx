/** Opens a text file of the learner. */

import { useDeeds } from "../app/deeds";

interface FileButtonProps {
  /** Which files are offered, as the browser wants it. */
  accept: string;
  /** The longest text that is of use. */
  most: number;
  /** Takes the text; "" when the file is larger, or cannot be read. */
  onText: (text: string) => void;
}

export function FileButton({ accept, most, onText }: FileButtonProps) {
  const { words } = useDeeds();
  const open = async ({ currentTarget: input }: { currentTarget: HTMLInputElement }): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
    const text = file.size <= most ? await file.text().catch(() => "") : "";
    input.value = "";
    onText(text.length <= most ? text : "");
  };
  return (
    <label class="cl-button cl-file">
      {words("settings.file.open")}
      <input type="file" accept={accept} onChange={open} />
    </label>
  );
}
