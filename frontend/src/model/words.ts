/** Words come from the `strings` trait; here they are looked up and filled in. */

import type { StringKey } from "../strings";

export type Fill = Record<string, string | number>;
export type Words = (key: StringKey, fill?: Fill) => string;

/** Puts values into `{name}` places; an unknown place is left as it is. */
export function fillIn(text: string, fill: Fill): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(fill[name] ?? place));
}

/** Makes the look-up over one language's words. A missing word shows its key. */
export function makeWords(strings: Readonly<Record<string, string>>): Words {
  return (key, fill) => {
    const text = strings[key] ?? key;
    return fill ? fillIn(text, fill) : text;
  };
}
