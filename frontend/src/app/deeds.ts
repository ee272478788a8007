/** What the parts of the page can ask for, and what they know. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Place } from "../model/address";
import type { Message, Try } from "../model/messages";
import type { Prefs } from "../model/prefs";
import type { Words } from "../model/words";

export interface Deeds {
  words: Words;
  language: string;
  prefs: Prefs;
  /** No motion, because the device asks for none. */
  still: boolean;
  /** The number of the last answer. */
  revision: number;
  /** No answer comes. */
  silent: boolean;
  say: (message: Message) => void;
  attempt: (what: Try) => void;
  announce: (text: string) => void;
  setPrefs: (prefs: Prefs) => void;
  /** The address of a lesson or a page, for real links. */
  linkTo: (place: Place) => string;
}

/** `mount` provides them. */
export const DeedsContext = createContext({} as Deeds);

export const useDeeds = (): Deeds => useContext(DeedsContext);
