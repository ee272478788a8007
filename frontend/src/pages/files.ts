/** What can be taken along: as text in the clipboard, as a file, as a link. */

/** The link that brings solved steps along, from the page of the course itself. */
export const progressLink = (code: string): string =>
  `${location.origin}${location.pathname}?progress=${encodeURIComponent(code)}`;

/** Tells whether the text is in the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Without HTTPS, as when one machine serves a room, a page has no clipboard to write to, but may answer "copy". */
function copyByCommand(text: string): boolean {
  const answer = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", answer);
  const copied = document.execCommand("copy");
  document.removeEventListener("copy", answer);
  return copied;
}

export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  saveAs(name, url);
  URL.revokeObjectURL(url);
}

export function saveAs(name: string, url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}
