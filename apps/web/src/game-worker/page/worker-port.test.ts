// @vitest-environment happy-dom
/** The page's connection to a worker that is late or fails. */
import type { ClientMessage, HostMessage } from "@broadside/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentTrouble, dismissTrouble, TROUBLES } from "../../browser/trouble.ts";
import type { PageMessage, WorkerMessage } from "../shared/protocol.ts";
import { openPort, type Port } from "./worker-port.ts";

/** A worker that answers only what the test tells it to. */
class SilentWorker extends EventTarget {
  static last: SilentWorker | undefined;
  readonly received: PageMessage[] = [];

  constructor() {
    super();
    SilentWorker.last = this;
  }

  postMessage(message: PageMessage): void {
    this.received.push(message);
  }

  say(data: WorkerMessage): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  terminate(): void {}
}

const LONG = 30_000;
const LOOK: ClientMessage = { message: "look", id: "m1", seat: 0 };
let port: Port;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", SilentWorker);
  port = openPort();
});
afterEach(() => {
  port.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const trouble of TROUBLES) dismissTrouble(trouble);
});

const worker = (): SilentWorker => {
  if (!SilentWorker.last) throw new Error("no worker");
  return SilentWorker.last;
};

/** Opens a connection. What it hears is added to `heard`. */
async function connected(heard: string[] = []) {
  const connection = port.transport.open({
    opened: () => heard.push("opened"),
    received: ({ message }: HostMessage) => heard.push(message),
    closed: () => heard.push("closed"),
  });
  await Promise.resolve();
  return connection;
}

test("a message of the game without a reply raises a notice after a while, until the reply arrives", async () => {
  const connection = await connected();
  connection.send(LOOK);
  expect(worker().received).toEqual([{ game: LOOK }]);
  vi.advanceTimersByTime(LONG - 1);
  expect(currentTrouble()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(currentTrouble()).toBe("no answer");
  worker().say({ happened: { message: "reply", to: "m1" } });
  expect(currentTrouble()).toBeUndefined();
});

test("a game that sends no first scene raises the notice too", async () => {
  const connection = await connected();
  connection.send({ message: "join", protocol: 1, language: "en" });
  vi.advanceTimersByTime(LONG);
  expect(currentTrouble()).toBe("no answer");
});

test("nobody waits for replies to a client that has closed its connection", async () => {
  const connection = await connected();
  connection.send(LOOK);
  connection.close();
  vi.advanceTimersByTime(LONG);
  expect(currentTrouble()).toBeUndefined();
});

test("only the latest client sends and hears messages", async () => {
  const [first, second]: [string[], string[]] = [[], []];
  const former = await connected(first);
  await connected(second);
  former.send(LOOK);
  worker().say({ happened: { message: "closing" } });
  expect(worker().received).toEqual([]);
  expect(first).toEqual(["opened"]);
  expect(second).toEqual(["opened", "closing"]);
});

test("if the worker fails, calls fail and the client's connection is closed", async () => {
  const heard: string[] = [];
  await connected(heard);
  worker().say({ build: "test" });
  const call = port.call("games", []);
  worker().dispatchEvent(new ErrorEvent("error", { message: "broken" }));
  await expect(call).rejects.toThrow("broken");
  expect(heard).toEqual(["opened", "closed"]);
});
