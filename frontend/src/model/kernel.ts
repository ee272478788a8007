/** What we use of Jupyter's connection to the Python process behind the page. */

import { table, text } from "./guard";
import type { Model } from "./view";

/** How long a lost connection may take to come back, in milliseconds. */
export const RECONNECTING = 2_000;

type Slot = () => void;

interface Signal {
  connect(slot: Slot): void;
  disconnect(slot: Slot): void;
}

interface Connection {
  readonly status: string;
  readonly connectionStatus: string;
  readonly isDisposed: boolean;
  readonly statusChanged: Signal;
  readonly connectionStatusChanged: Signal;
  reconnect(): Promise<void>;
}

export interface Kernel {
  connected(): boolean;
  /** It is known that the process has ended, or began anew and knows nothing of this page. */
  ended(): boolean;
  /** Connects afresh, also where an open connection has gone deaf; tells whether that was possible. */
  reconnect(): Promise<boolean>;
  /** Calls back whenever `connected` or `ended` has changed, until the signal. */
  watch(onChange: Slot, signal: AbortSignal): void;
}

const ENDED: ReadonlySet<string> = new Set(["dead", "terminating", "restarting", "autorestarting"]);

/** The kernel of a model; null where the host does not show it. */
export function kernelOf(model: Model): Kernel | null {
  const found = table(table(model.widget_manager)?.["kernel"]) as Connection | null;
  if (!found || typeof found.reconnect !== "function" || !text(found.connectionStatus)) return null;
  const connection = found;
  let ended = false;
  const look = (): boolean => {
    ended ||= connection.isDisposed || ENDED.has(connection.status);
    return ended;
  };
  const connected = (): boolean => !look() && connection.connectionStatus === "connected";
  return {
    connected,
    ended: look,
    reconnect() {
      if (look()) return Promise.resolve(false);
      return new Promise((resolve) => {
        const finish = (): void => {
          clearTimeout(timer);
          connection.connectionStatusChanged.disconnect(onChange);
          resolve(connected());
        };
        const onChange = (): void => {
          if (connected()) finish();
        };
        const timer = setTimeout(finish, RECONNECTING);
        connection.connectionStatusChanged.connect(onChange);
        // The promise itself settles only after many tries of its own.
        connection.reconnect().catch(() => undefined);
      });
    },
    watch(onChange, signal) {
      const signals = [connection.statusChanged, connection.connectionStatusChanged];
      const now = (): string => `${look()} ${connected()}`;
      let before = now();
      const slot = (): void => {
        const after = now();
        if (after === before) return;
        before = after;
        onChange();
      };
      for (const each of signals) each.connect(slot);
      signal.addEventListener("abort", () => {
        for (const each of signals) each.disconnect(slot);
      });
    },
  };
}
