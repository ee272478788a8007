/**
 * Is Python still there, and if not, why?
 *
 * Told by the connection when it breaks, by the line when an answer stays away,
 * and asked when the page comes back to life: shown again, awake or online.
 * Nothing is asked in between.
 */

import type { Kernel } from "./kernel";

/** How long the connection may be gone before the learner is told, in milliseconds. */
export const GRACE = 1_500;

/**
 * How long Jupyter may hold back what was said while there was no connection, once there is one again,
 * in milliseconds: its own first question waits behind what is held back, and it gives up on an answer.
 */
export const HELD_BACK = 3_000;

/** How long an answer may take after "Try again" before the page is loaded anew, in milliseconds. */
export const LAST_WAIT = HELD_BACK + 2_000;

/** How long a notice stands at least, so that it can be read, in milliseconds. */
export const LEAST = 2_000;

const PROBE = 2_000;

/** offline: no network; server: nobody at the address; ended: the learner's process is gone; silent: unknown. */
export type Trouble = "offline" | "server" | "ended" | "silent";

export interface Health {
  trouble: Trouble | null;
  /** The learner has asked to go on, and it is being tried. */
  trying: boolean;
}

export interface Alive {
  /** Python has answered. */
  answered(): void;
  /** Python has not answered in time. */
  unanswered(): void;
  /** One click: goes on where an answer comes, loads the page anew where only that helps. */
  goOn(): void;
}

export interface AliveOptions {
  /** Null in a notebook, where the host tells of the kernel itself and the page is not ours to load. */
  kernel: Kernel | null;
  wholePage: boolean;
  /** Asks for a sign of life. */
  ask: () => void;
  /** Gives up on what is awaited, then asks. */
  askAgain: () => void;
  onHealth: (health: Health) => void;
  signal: AbortSignal;
  reload?: () => void;
  reachable?: () => Promise<boolean>;
}

export function keepAlive(options: AliveOptions): Alive {
  const { kernel, wholePage, ask, askAgain, onHealth, signal } = options;
  const { reload = () => location.reload(), reachable = isReachable } = options;
  let health: Health = { trouble: null, trying: false };
  let grace: ReturnType<typeof setTimeout> | undefined;
  let lastWait: ReturnType<typeof setTimeout> | undefined;
  let finding = false;
  let shownAt = 0;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const show = (trouble: Trouble | null, trying = false): void => {
    clearTimeout(hiding);
    hiding = undefined;
    if (signal.aborted || (health.trouble === trouble && health.trying === trying)) return;
    if (trouble && !health.trouble) shownAt = Date.now();
    health = { trouble, trying };
    onHealth(health);
  };

  const find = async (): Promise<Trouble> => {
    // At once, for a browser may try to reach the server through a connection that has gone deaf too.
    const [there, back] = await Promise.all([reachable(), kernel ? kernel.reconnect() : kernel]);
    if (back) return "silent";
    if (!there) return navigator.onLine ? "server" : "offline";
    return kernel ? "ended" : "silent";
  };

  /** Finds out what is wrong and says it, unless all has come right meanwhile. */
  const look = async (): Promise<void> => {
    if (finding) return;
    finding = true;
    const found = await find();
    finding = false;
    if (signal.aborted || health.trying) return;
    const amiss = health.trouble !== null && hiding === undefined;
    if (amiss || kernel?.connected() === false) show(found);
  };

  const onKernel = (): void => {
    if (!kernel || health.trying) return;
    if (kernel.ended()) {
      clearTimeout(grace);
      show("ended");
    } else if (kernel.connected()) {
      clearTimeout(grace);
      grace = undefined;
      if (health.trouble) askAgain();
    } else if (grace === undefined) {
      grace = setTimeout(() => {
        grace = undefined;
        if (!kernel.connected()) void look();
      }, GRACE);
    }
  };

  const goOn = async (): Promise<void> => {
    if (health.trying || !health.trouble) return;
    const before = health.trouble;
    show(before, true);
    const found = await find();
    if (signal.aborted || !health.trouble) return;
    if (found === "offline" || found === "server") return show(found);
    if (found === "ended") return reload();
    lastWait = setTimeout(() => (wholePage ? reload() : show(before)), LAST_WAIT);
    askAgain();
  };

  const onReturn = (): void => {
    if (document.visibilityState !== "visible" || kernel?.ended()) return;
    // Jupyter's own next try may be half a minute away by now.
    if (health.trouble && navigator.onLine && !kernel?.connected()) void kernel?.reconnect();
    ask();
  };
  if (wholePage) {
    kernel?.watch(onKernel, signal);
    for (const name of ["online", "offline"]) window.addEventListener(name, onReturn, { signal });
    for (const name of ["visibilitychange", "resume"]) document.addEventListener(name, onReturn, { signal });
  }
  signal.addEventListener("abort", () => {
    clearTimeout(grace);
    clearTimeout(lastWait);
    clearTimeout(hiding);
  });

  return {
    answered() {
      clearTimeout(lastWait);
      clearTimeout(hiding);
      const left = shownAt + LEAST - Date.now();
      if (health.trouble && !health.trying && left > 0) hiding = setTimeout(() => show(null), left);
      else show(null);
    },
    unanswered() {
      show(health.trouble ?? "silent", health.trying);
      if (wholePage) void look();
    },
    goOn: () => void goOn(),
  };
}

/** Tells whether the server of the page answers at all, whatever it answers. */
async function isReachable(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>("script[src]")?.src ?? location.href;
  try {
    await fetch(own, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PROBE) });
    return true;
  } catch {
    return false;
  }
}
