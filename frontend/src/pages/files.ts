/** Texts to take along: to the clipboard, or as a file. */

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The text of the file that was chosen; "" when it is larger than `most` or cannot be read. */
export async function chosenText(input: HTMLInputElement, most: number): Promise<string> {
  const file = input.files?.[0];
  const text = file && file.size <= most ? await file.text().catch(() => "") : "";
  input.value = "";
  return text.length <= most ? text : "";
}
