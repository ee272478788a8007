import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { GRACE, HELD_BACK, LAST_WAIT, LEAST, keepAlive, type AliveOptions, type Health } from "../src/model/alive";
import { RECONNECTING, kernelOf } from "../src/model/kernel";
import type { Model } from "../src/model/view";

type Slot = () => void;

const makeSignal = () => {
  const slots = new Set<Slot>();
  return { slots, connect: (slot: Slot) => slots.add(slot), disconnect: (slot: Slot) => slots.delete(slot) };
};

interface Fake {
  status: string;
  connectionStatus: string;
  isDisposed: boolean;
  comesBack: boolean;
  reconnections: number;
  statusChanged: ReturnType<typeof makeSignal>;
  connectionStatusChanged: ReturnType<typeof makeSignal>;
  reconnect(): Promise<void>;
  change(connectionStatus: string, status?: string): void;
}

/** Jupyter's connection without Jupyter; `comesBack` says what a reconnection brings. */
function makeConnection(): Fake {
  const connection: Fake = {
    status: "idle",
    connectionStatus: "connected",
    isDisposed: false,
    comesBack: true,
    reconnections: 0,
    statusChanged: makeSignal(),
    connectionStatusChanged: makeSignal(),
    async reconnect(): Promise<void> {
      connection.reconnections += 1;
      connection.change("connecting");
      await Promise.resolve();
      if (connection.comesBack) connection.change("connected");
    },
    change(connectionStatus: string, status = connection.status): void {
      Object.assign(connection, { connectionStatus, status });
      for (const signal of [connection.statusChanged, connection.connectionStatusChanged])
        for (const slot of [...signal.slots]) slot();
    },
  };
  return connection;
}

function open(changed: Partial<AliveOptions> = {}) {
  const connection = makeConnection();
  const end = new AbortController();
  const health: Health[] = [];
  const deeds = { ask: vi.fn(), askAgain: vi.fn(), reload: vi.fn() };
  const net = { reachable: true };
  const alive = keepAlive({
    kernel: kernelOf({ widget_manager: { kernel: connection } } as unknown as Model),
    wholePage: true,
    onHealth: (value) => health.push(value),
    reachable: () => Promise.resolve(net.reachable),
    signal: end.signal,
    ...deeds,
    ...changed,
  });
  return { alive, connection, health, end, net, ...deeds, now: () => health.at(-1)?.trouble ?? null };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("what is said", () => {
  test("a process that died is known at once", () => {
    const { connection, now } = open();
    connection.change("disconnected", "dead");
    expect(now()).toBe("ended");
  });

  test("a process that began anew knows nothing of the page, also when it is idle again", async () => {
    const { connection, now, alive, reload } = open();
    connection.change("connected", "autorestarting");
    connection.change("connected", "idle");
    expect(now()).toBe("ended");
    alive.goOn();
    await pass(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("a connection that comes back soon is not worth a word", async () => {
    const { connection, health } = open();
    connection.change("connecting");
    await pass(GRACE - 1);
    connection.change("connected");
    await pass(10 * GRACE);
    expect(health).toEqual([]);
  });

  test.each([
    ["the network is gone", false, false, "offline"],
    ["nobody is at the address", false, true, "server"],
    ["the server is there, the process not", true, true, "ended"],
  ])("%s", async (_, reachable, onLine, trouble) => {
    const { connection, now, net } = open();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
    net.reachable = reachable;
    connection.comesBack = false;
    connection.change("connecting");
    await pass(GRACE + RECONNECTING);
    expect(GRACE + RECONNECTING).toBeLessThan(5_000);
    expect(now()).toBe(trouble);
  });

  test("no answer for no known reason is said honestly, and the connection is made anew once", async () => {
    const { alive, connection, now, askAgain } = open();
    alive.unanswered();
    expect(now()).toBe("silent");
    await pass(60_000);
    expect(now()).toBe("silent");
    expect([connection.reconnections, askAgain.mock.calls.length]).toEqual([1, 1]);
    alive.answered();
    expect(now()).toBe(null);
  });
});

describe("going on", () => {
  test("a connection that can be made anew is no trouble, whatever the server's other connections do", async () => {
    const { alive, net, now, askAgain, reload } = open();
    net.reachable = false;
    alive.unanswered();
    await pass(RECONNECTING);
    expect(now()).toBe("silent");
    expect(askAgain).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  test("a connection that is back asks by itself, and the notice stays long enough to be read", async () => {
    const { connection, net, now, askAgain, alive } = open();
    net.reachable = false;
    connection.comesBack = false;
    connection.change("connecting");
    await pass(GRACE + RECONNECTING);
    expect(now()).toBe("server");
    connection.change("connected");
    expect(askAgain).toHaveBeenCalledTimes(1);
    alive.answered();
    expect(now()).toBe("server");
    await pass(LEAST);
    expect(now()).toBe(null);
  });

  test("a notice that is about to go stays when something new is amiss", async () => {
    const { connection, now, alive } = open();
    alive.unanswered();
    await pass(0);
    alive.answered();
    connection.change("connected", "dead");
    expect(now()).toBe("ended");
    await pass(LEAST);
    expect(now()).toBe("ended");
  });

  test("an answer that comes while the cause is looked for ends the notice all the same", async () => {
    const { now, alive } = open({ kernel: null });
    alive.unanswered();
    alive.answered();
    await pass(0);
    expect(now()).toBe("silent");
    await pass(LEAST);
    expect(now()).toBe(null);
  });

  test("nobody there: the page stays, and the next click tries again", async () => {
    const { alive, health, net, reload, connection } = open();
    net.reachable = false;
    connection.comesBack = false;
    connection.change("connecting");
    await pass(GRACE + RECONNECTING);
    alive.goOn();
    expect(health.at(-1)).toEqual({ trouble: "server", trying: true });
    await pass(RECONNECTING);
    expect(health.at(-1)).toEqual({ trouble: "server", trying: false });
    expect(reload).not.toHaveBeenCalled();
    net.reachable = true;
    alive.goOn();
    await pass(RECONNECTING);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("an answer makes loading needless, silence makes it due", async () => {
    for (const answers of [true, false]) {
      const { alive, askAgain, reload } = open();
      alive.unanswered();
      await pass(0);
      askAgain.mockImplementation(() => answers && alive.answered());
      alive.goOn();
      await pass(LAST_WAIT);
      expect(askAgain).toHaveBeenCalledTimes(2);
      expect(reload).toHaveBeenCalledTimes(answers ? 0 : 1);
    }
  });

  test("what Jupyter has held back is waited for before the page is loaded anew", async () => {
    const { alive, health, reload } = open();
    alive.unanswered();
    await pass(0);
    alive.goOn();
    await pass(HELD_BACK + 500);
    alive.answered();
    await pass(LAST_WAIT);
    expect(reload).not.toHaveBeenCalled();
    expect(health.at(-1)).toEqual({ trouble: null, trying: false });
  });

  test("in a notebook the page is never loaded anew", async () => {
    const { alive, reload, askAgain, health } = open({ kernel: null, wholePage: false });
    alive.unanswered();
    alive.goOn();
    await pass(LAST_WAIT);
    expect(askAgain).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    expect(health.at(-1)).toEqual({ trouble: "silent", trying: false });
  });
});

test("a page that comes back to life asks for a sign of life, and only then", async () => {
  const { ask } = open();
  await pass(3_600_000);
  expect(ask).not.toHaveBeenCalled();
  for (const name of ["online", "offline"]) window.dispatchEvent(new Event(name));
  for (const name of ["visibilitychange", "resume"]) document.dispatchEvent(new Event(name));
  expect(ask).toHaveBeenCalledTimes(4);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(ask).toHaveBeenCalledTimes(4);
});

test("what has been taken away leaves no timer and no ear", async () => {
  const { alive, connection, end, health } = open();
  connection.comesBack = false;
  connection.change("connecting");
  alive.unanswered();
  alive.goOn();
  end.abort();
  const before = health.length;
  await pass(RECONNECTING);
  expect(vi.getTimerCount()).toBe(0);
  expect(connection.statusChanged.slots.size + connection.connectionStatusChanged.slots.size).toBe(0);
  expect(health).toHaveLength(before);
});

test("a host without a kernel is no fault", () => {
  for (const manager of [undefined, null, {}, { kernel: null }, { kernel: { reconnect: 5 } }])
    expect(kernelOf({ widget_manager: manager } as unknown as Model)).toBe(null);
});

test("with the network the connection is made at once, not when Jupyter tries again", async () => {
  const { connection, ask, now, askAgain } = open();
  connection.comesBack = false;
  connection.change("connecting");
  await pass(GRACE + RECONNECTING);
  expect(now()).not.toBeNull();
  const before = connection.reconnections;
  connection.comesBack = true;
  window.dispatchEvent(new Event("online"));
  await pass(0);
  expect(connection.reconnections).toBe(before + 1);
  expect(askAgain).toHaveBeenCalledOnce();
  expect(ask).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("online"));
  expect(connection.reconnections).toBe(before + 1);
});

test("without a network, or before anything is amiss, nothing is connected", async () => {
  const { connection, net, now } = open();
  connection.comesBack = net.reachable = false;
  connection.change("connecting");
  window.dispatchEvent(new Event("online"));
  expect(connection.reconnections).toBe(0);
  await pass(GRACE + RECONNECTING);
  expect(now()).toBe("server");
  const before = connection.reconnections;
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  expect(connection.reconnections).toBe(before);
});
