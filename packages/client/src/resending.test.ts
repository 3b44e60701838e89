/** Messages that wait for their reply: across lost connections, reloads and refusals that aren't final. */
import type { HostMessage, HostMessageOf, TableRefusal } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { type FakeConnection, newClient, sceneAt, wholeScene } from "./fake-host.testing.ts";

const reply = (to: string): HostMessageOf<"reply"> => ({ message: "reply", to });
const refused = (to: string, refusal: TableRefusal): HostMessageOf<"reply"> => ({
  message: "reply",
  to,
  refusal: { ...refusal, text: "No." },
});
const idsIn = ({ sent }: FakeConnection): readonly string[] => sent.flatMap((message) => ("id" in message ? [message.id] : []));

/** Follows a promise without waiting for it. Returns a function that says how it stands. */
function watch<Value>(promise: Promise<Value>): () => Promise<Value | "open" | Error> {
  let state: Value | "open" | Error = "open";
  promise.then(
    (value) => {
      state = value;
    },
    (error: Error) => {
      state = error;
    },
  );
  return async () => {
    await Promise.resolve();
    return state;
  };
}

describe("a message", () => {
  test("gets the reply with its id", async () => {
    const { client, begin } = newClient();
    const connection = begin();
    const [pause, record] = [client.pause(), client.record()];
    connection.say(refused("m2", { refused: "not over yet" }), reply("m1"));
    expect(await pause).toEqual(reply("m1"));
    expect((await record).refusal?.refused).toBe("not over yet");
  });

  test("with inputs gives each of them an id", () => {
    const { client, begin, sent } = newClient();
    begin();
    void client.give([
      { input: "concede", seat: 0 },
      { input: "draw", seat: 0 },
    ]);
    const [given] = sent("give");
    expect(given?.inputs.map(({ input }) => input.input)).toEqual(["concede", "draw"]);
    expect(new Set([given?.id, ...(given?.inputs.map(({ id }) => id) ?? [])]).size).toBe(3);
  });

  test("without a connection is sent as soon as there is one", () => {
    const { client, accept } = newClient();
    void client.pause();
    expect(idsIn(accept())).toEqual(["m1"]);
  });

  test("is unanswered until its reply comes", () => {
    const { client, begin } = newClient();
    const connection = begin();
    void client.pause();
    void client.nudge(1);
    connection.say(reply("m1"), reply("unknown"));
    expect(client.unanswered).toEqual([{ message: "nudge", id: "m2", seat: 1 }]);
  });
});

describe("after a reconnect", () => {
  test("unanswered messages are sent again in order, and answered ones are not", async () => {
    const { client, clock, begin, accept } = newClient();
    const connection = begin();
    const [first, , third] = [client.pause(), client.resume(), client.nudge(1)];
    connection.say(reply("m2"));
    connection.lose();
    void client.record();
    clock.pass(500);
    const again = accept();
    expect(idsIn(again)).toEqual(["m1", "m3", "m4"]);
    again.say(reply("m3"), reply("m1"));
    expect(await first).toEqual(reply("m1"));
    expect(await third).toEqual(reply("m3"));
  });

  test("what an old connection says no longer counts", async () => {
    const { client, clock, begin, accept } = newClient();
    const old = begin();
    const pause = watch(client.pause());
    old.lose();
    clock.pass(500);
    const connection = accept();
    old.say(reply("m1"), wholeScene(9, sceneAt(9)));
    old.lose();
    expect(await pause()).toBe("open");
    expect(client.scene).toEqual(sceneAt(0));
    connection.say(wholeScene(1, sceneAt(1)));
    expect(client.status).toEqual({ status: "live" });
  });
});

describe("a refusal that isn't final", () => {
  test.each<[TableRefusal, number]>([
    [{ refused: "too fast", wait: 250 }, 250],
    [{ refused: "not known yet", wait: 1500 }, 1500],
    [{ refused: "not known yet" }, 1000],
  ])("leads to the same message after its wait: %o", async (refusal, wait) => {
    const { client, clock, begin } = newClient();
    const connection = begin();
    const pause = watch(client.pause());
    connection.say(refused("m1", refusal));
    clock.pass(wait - 1);
    expect(idsIn(connection)).toEqual(["m1"]);
    clock.pass(1);
    expect(idsIn(connection)).toEqual(["m1", "m1"]);
    expect(await pause()).toBe("open");
    connection.say(reply("m1"));
    expect(await pause()).toEqual(reply("m1"));
    clock.pass(60_000);
    expect(idsIn(connection)).toHaveLength(2);
  });

  test("doesn't send the message twice over a new connection", () => {
    const { client, clock, begin, accept } = newClient();
    const connection = begin();
    void client.pause();
    connection.say(refused("m1", { refused: "too fast", wait: 2000 }));
    connection.lose();
    clock.pass(500);
    const again = accept();
    clock.pass(60_000);
    expect(idsIn(again)).toEqual(["m1"]);
  });

  test("is none of the others", async () => {
    const { client, clock, begin } = newClient();
    const connection = begin();
    const pause = client.pause();
    connection.say(refused("m1", { refused: "asked too often" }));
    expect((await pause).refusal?.refused).toBe("asked too often");
    clock.pass(60_000);
    expect(idsIn(connection)).toEqual(["m1"]);
  });
});

test("after a reload, a new client sends what is still unanswered", () => {
  const before = newClient();
  before.begin();
  watch(before.client.give([{ input: "concede", seat: 0 }]));
  watch(before.client.pause());
  const kept = JSON.parse(JSON.stringify(before.client.unanswered)) as typeof before.client.unanswered;
  before.client.close();
  expect(kept.map(({ message }) => message)).toEqual(["give", "pause"]);

  const { client, accept } = newClient({ unanswered: kept, newId: () => "new" });
  void client.record();
  const connection = accept();
  expect(connection.sent.slice(1)).toEqual([...kept, { message: "record", id: "new" }]);
  connection.say(...kept.map(({ id }) => reply(id)));
  expect(client.unanswered.map(({ id }) => id)).toEqual(["new"]);
});

describe("the end", () => {
  const goodbye: HostMessage = {
    message: "goodbye",
    protocol: 9,
    refusal: { refused: "other protocol version", text: "Reload this page." },
  };

  test("comes with goodbye, which rejects what is open", async () => {
    const { client, clock, transport, accept } = newClient();
    const pause = watch(client.pause());
    accept().say(goodbye);
    expect(client.status).toEqual({ status: "ended", refusal: { refused: "other protocol version", text: "Reload this page." } });
    expect(await pause()).toEqual(new Error("Reload this page."));
    clock.pass(60_000);
    client.retry();
    expect(transport.connections).toHaveLength(1);
    expect(transport.last.isClosed).toBe(true);
  });

  test("comes with leaving, which the host is told", async () => {
    const { client, clock, begin, transport } = newClient();
    const connection = begin();
    client.setHere(true);
    const pause = watch(client.pause());
    client.leave();
    expect(connection.sent.at(-1)).toEqual({ message: "leave" });
    expect(connection.isClosed).toBe(true);
    expect(client.status).toEqual({ status: "ended", refusal: undefined });
    expect(await pause()).toBeInstanceOf(Error);
    clock.pass(60_000);
    expect(connection.sent.at(-1)).toEqual({ message: "leave" });
    expect(transport.connections).toHaveLength(1);
  });

  test("comes with closing, of which the host is told nothing", () => {
    const { client, begin } = newClient();
    const connection = begin();
    client.close();
    expect(connection.sent.map(({ message }) => message)).toEqual(["join"]);
    expect(connection.isClosed).toBe(true);
  });

  test("rejects whatever comes afterwards, and tells nobody anything more", async () => {
    const { client, clock, begin, events } = newClient();
    const connection = begin();
    client.leave();
    const told = events.length;
    client.setHere(true);
    connection.say(wholeScene(2, sceneAt(1)));
    clock.pass(60_000);
    await expect(client.pause()).rejects.toThrow("the client has left the game");
    expect(events).toHaveLength(told);
  });
});
