/** What a client sends first, and how it builds the scene from the host's messages. */
import { PROTOCOL_VERSION } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { changed, newClient, sceneAt, TABLE, wholeScene } from "./fake-host.testing.ts";

describe("a client joins", () => {
  test("with its protocol and its language", () => {
    const { accept } = newClient({ language: "de" });
    expect(accept().sent).toEqual([{ message: "join", protocol: PROTOCOL_VERSION, language: "de" }]);
  });

  test("with the seats that it shows", () => {
    const { accept } = newClient({ shown: [1] });
    expect(accept().sent).toEqual([{ message: "join", protocol: PROTOCOL_VERSION, language: "en", shown: [1] }]);
  });

  test("again with the last input that it knows, and the seats that it shows by now", () => {
    const { client, clock, begin, accept, sent } = newClient({ shown: [0] });
    void client.show([1]);
    begin(sceneAt(7)).lose();
    clock.pass(500);
    accept();
    expect(sent("join")).toEqual([{ message: "join", protocol: PROTOCOL_VERSION, language: "en", last: 7, shown: [1] }]);
  });

  test("before it sends anything else", () => {
    const { client, accept } = newClient();
    client.setHere(true);
    void client.pause();
    expect(accept().sent.map(({ message }) => message)).toEqual(["join", "presence", "pause"]);
  });

  test("and is live with the first scene", () => {
    const { client, accept, events } = newClient();
    const connection = accept();
    expect(client.status).toEqual({ status: "connecting" });
    connection.say(wholeScene(1, sceneAt(3)));
    expect(client.status).toEqual({ status: "live" });
    expect(events).toEqual([
      { event: "status", status: { status: "live" } },
      { event: "step", scene: sceneAt(3), happened: [] },
    ]);
  });
});

describe("the host's messages", () => {
  test("add up to the scene", () => {
    const { client, begin } = newClient();
    begin().say(changed(2, 1, 1), changed(3, 2, 2));
    expect(client.scene).toEqual(sceneAt(2, ["line 1", "line 2"]));
  });

  test("tell listeners what has happened", () => {
    const { begin, events } = newClient();
    begin().say(changed(2, 1, 1));
    expect(events.at(-1)).toEqual({ event: "step", scene: sceneAt(1, ["line 1"]), happened: [{ number: 1, happenings: [] }] });
  });

  test("may bring a new time without a change", () => {
    const { client, begin } = newClient();
    begin().say({ message: "changed", number: 2, happened: [], clocks: { match: 5000, running: [] } });
    expect(client.scene).toEqual(sceneAt(0));
    expect(client.timeLeft()?.match).toBe(5000);
  });

  test("tell what happens at the table", () => {
    const { client, begin, events } = newClient();
    const report = { seat: 0, round: 2, since: 10, answers: 3 };
    begin().say(
      { message: "table", number: 2, table: TABLE },
      { message: "nudged", number: 3, seat: 1 },
      { message: "welcome back", number: 4, report },
    );
    expect(client.table).toEqual(TABLE);
    expect(events.slice(-3)).toEqual([
      { event: "table", table: TABLE },
      { event: "nudged", by: 1 },
      { event: "welcome back", report },
    ]);
  });

  test("add up to everything that was said, and a whole scene starts again", () => {
    const { client, begin, events } = newClient();
    const line = (number: number) => ({ number, at: 0, from: { seat: 0 }, said: { phrase: "ouch" } }) as const;
    const connection = begin();
    connection.say({ message: "said", number: 2, lines: [line(1)] }, { message: "said", number: 3, lines: [line(2)] });
    expect(client.talk).toEqual([line(1), line(2)]);
    expect(events.at(-1)).toEqual({ event: "said", lines: [line(2)] });
    connection.say(wholeScene(4, sceneAt(1)), { message: "said", number: 5, lines: [line(1), line(2)] });
    expect(client.talk).toEqual([line(1), line(2)]);
  });

  test("tell what a client has missed", () => {
    const { begin, events } = newClient();
    const happened = [{ number: 4, happenings: [] }];
    begin().say({ ...wholeScene(2, sceneAt(4)), message: "scene", scene: sceneAt(4), happened });
    expect(events.at(-1)).toEqual({ event: "step", scene: sceneAt(4), happened });
  });
});

describe("after a gap", () => {
  test("the client asks once for the whole scene, and skips changes until it comes", () => {
    const { client, begin, sent, events } = newClient();
    const connection = begin(sceneAt(5));
    const before = events.length;
    connection.say(changed(3, 7, 7), changed(4, 8, 8), { message: "table", number: 5, table: TABLE });
    expect(sent("refresh")).toEqual([{ message: "refresh", last: 5 }]);
    expect(client.scene).toEqual(sceneAt(5));
    expect(events).toHaveLength(before);
    connection.say(wholeScene(6, sceneAt(8, ["line 8"])), changed(7, 9, 9));
    expect(client.scene).toEqual(sceneAt(9, ["line 8", "line 9"]));
    expect(sent("refresh")).toHaveLength(1);
  });

  test("it asks again if the scene doesn't come, because the host may have been asked too fast", () => {
    const { begin, sent, clock } = newClient();
    const connection = begin();
    connection.say(changed(3, 1, 1));
    clock.pass(4999);
    expect(sent("refresh")).toHaveLength(1);
    clock.pass(1);
    expect(sent("refresh")).toHaveLength(2);
    connection.say(wholeScene(4, sceneAt(1)));
    clock.pass(60_000);
    expect(sent("refresh")).toHaveLength(2);
  });

  test("it notices the next one too", () => {
    const { begin, sent } = newClient();
    begin().say(changed(3, 1, 1), wholeScene(4, sceneAt(1)), changed(6, 3, 3));
    expect(sent("refresh")).toHaveLength(2);
  });

  test("a message that comes twice counts as one", () => {
    const { client, begin, sent } = newClient();
    begin().say(changed(2, 1, 1), changed(2, 1, 1));
    expect(client.scene).toEqual(sceneAt(1, ["line 1"]));
    expect(sent("refresh")).toHaveLength(1);
  });

  test("a new connection starts again at 1, and nobody asks for a scene that comes anyway", () => {
    const { client, clock, begin, accept, sent } = newClient();
    const connection = begin();
    connection.say(changed(3, 1, 1));
    connection.lose();
    clock.pass(500);
    accept().say(wholeScene(1, sceneAt(1)), changed(2, 2, 2));
    clock.pass(60_000);
    expect(client.scene).toEqual(sceneAt(2, ["line 2"]));
    expect(sent("refresh")).toHaveLength(0);
  });
});

test("a patch that doesn't fit asks for the whole scene", () => {
  const { client, begin, sent } = newClient();
  const connection = begin();
  connection.say({ message: "changed", number: 2, happened: [], patch: { fields: { log: { fields: { odd: { to: 1 } } } } } });
  expect(sent("refresh")).toEqual([{ message: "refresh", last: 0 }]);
  expect(client.scene).toEqual(sceneAt(0));
  connection.say(changed(3, 1, 1), wholeScene(4, sceneAt(1)));
  expect(client.scene).toEqual(sceneAt(1));
});

test("an error in one listener doesn't reach the others, nor the client", () => {
  const { client, clock, begin, events } = newClient();
  const more: string[] = [];
  client.follow(() => {
    throw new Error("a bug in a page");
  });
  const stop = client.follow(({ event }) => more.push(event));
  const connection = begin();
  expect(events.map(({ event }) => event)).toEqual(["status", "step"]);
  expect(more).toEqual(["status", "step"]);
  stop();
  connection.say(changed(2, 1, 1));
  expect(more).toHaveLength(2);
  expect(client.scene).toEqual(sceneAt(1, ["line 1"]));
  expect(() => clock.pass(0)).toThrow("a bug in a page");
});
