/** How a client notices that its connection is lost, when it tries again, and what it says about being there. */
import { describe, expect, test } from "vitest";
import { newClient, sceneAt, type TestClient, wholeScene } from "./fake-host.testing.ts";

/** Fails to connect this often, and returns the seconds until each new attempt. */
function failures(test: TestClient, most: number): readonly (number | undefined)[] {
  return Array.from({ length: most }, () => {
    test.transport.last.lose();
    const { retryIn = 0 } = test;
    const { length } = test.transport.connections;
    test.clock.pass(retryIn * 1000 - 1);
    expect(test.transport.connections).toHaveLength(length);
    test.clock.pass(1);
    expect(test.transport.connections).toHaveLength(length + 1);
    return retryIn;
  });
}

describe("a lost connection", () => {
  test("is tried again after 0.5, 1, 2, 4 and 8 seconds, then every 10", () => {
    expect(failures(newClient(), 8)).toEqual([0.5, 1, 2, 4, 8, 10, 10, 10]);
  });

  test("is tried soon again after the host has said something", () => {
    const test = newClient();
    failures(test, 4);
    test.begin();
    expect(failures(test, 2)).toEqual([0.5, 1]);
  });

  test("isn't tried sooner only because it could be opened", () => {
    const test = newClient();
    failures(test, 3);
    test.accept();
    expect(failures(test, 1)).toEqual([4]);
  });

  test("is tried at once when asked, and only once", () => {
    const { client, clock, transport } = newClient();
    transport.last.lose();
    client.retry();
    expect(transport.connections).toHaveLength(2);
    client.retry();
    clock.pass(60_000);
    expect(transport.connections).toHaveLength(2);
  });

  test("isn't tried while there is one", () => {
    const { client, begin, transport } = newClient();
    begin();
    client.retry();
    expect(transport.connections).toHaveLength(1);
  });

  test("shows in the status until the next scene comes", () => {
    const { client, clock, begin, accept } = newClient();
    begin().lose();
    expect(client.status).toEqual({ status: "lost", retryIn: 500 });
    clock.pass(500);
    accept().say(wholeScene(1, sceneAt(0)));
    expect(client.status).toEqual({ status: "live" });
  });
});

describe("a host that closes", () => {
  test("says when it will be back, and counts as lost only after that time", () => {
    const { client, begin } = newClient();
    const connection = begin();
    connection.say({ message: "closing", backIn: 700 });
    connection.lose();
    expect(client.status).toEqual({ status: "closing", backIn: 700 });
  });

  test("counts as lost if it isn't back by then", () => {
    const { client, clock, begin, accept } = newClient();
    const connection = begin();
    connection.say({ message: "closing", backIn: 400 });
    connection.lose();
    clock.pass(500);
    accept().lose();
    expect(client.status.status).toBe("lost");
  });
});

describe("a late host", () => {
  const late = () => {
    const test = newClient({ lateAfter: 3000 });
    return { ...test, connection: test.begin() };
  };
  const isLost = ({ client }: TestClient): boolean => client.status.status === "lost";

  test("loses its connection, and gets the message again over the next one", () => {
    const test = late();
    void test.client.pause();
    test.clock.pass(2999);
    expect(isLost(test)).toBe(false);
    test.clock.pass(1);
    expect(test.client.status).toEqual({ status: "lost", retryIn: 500 });
    expect(test.connection.isClosed).toBe(true);
    test.clock.pass(500);
    expect(test.transport.connections).toHaveLength(2);
    test.accept();
    expect(test.sent("pause")).toHaveLength(1);
    test.clock.pass(3000);
    expect(test.client.status).toEqual({ status: "lost", retryIn: 1000 });
  });

  test("isn't late while it says other things", () => {
    const test = late();
    void test.client.pause();
    test.clock.pass(2000);
    test.connection.say(wholeScene(2, sceneAt(0)));
    test.clock.pass(2999);
    expect(isLost(test)).toBe(false);
    test.clock.pass(1);
    expect(isLost(test)).toBe(true);
  });

  test("has no more time only because the client sends more", () => {
    const test = late();
    void test.client.pause();
    test.clock.pass(2000);
    void test.client.resume();
    test.clock.pass(1000);
    expect(isLost(test)).toBe(true);
  });

  test("owes nothing once it has answered", () => {
    const test = late();
    void test.client.pause();
    test.connection.say({ message: "reply", to: "m1" });
    test.clock.pass(60_000);
    expect(isLost(test)).toBe(false);
  });

  test("may think about a hint for longer, even if it has answered something else", () => {
    const test = late();
    void test.client.aid({ aid: "hint", question: 1 });
    void test.client.pause();
    test.connection.say({ message: "reply", to: "m2" });
    test.clock.pass(60_000);
    expect(isLost(test)).toBe(false);
  });

  test("may ask the client to wait for longer", () => {
    const test = late();
    void test.client.pause();
    test.connection.say({ message: "reply", to: "m1", refusal: { refused: "too fast", wait: 10_000, text: "Slow down." } });
    test.clock.pass(12_999);
    expect(isLost(test)).toBe(false);
    test.clock.pass(1);
    expect(isLost(test)).toBe(true);
  });

  test("is waited for forever if the client has no limit", () => {
    const test = newClient();
    test.begin();
    void test.client.pause();
    test.clock.pass(3_600_000);
    expect(isLost(test)).toBe(false);
  });
});

describe("presence", () => {
  test("isn't mentioned by a client that doesn't know", () => {
    const { clock, begin, sent } = newClient();
    begin();
    clock.pass(60_000);
    expect(sent("presence")).toEqual([]);
  });

  test("is repeated every 10 seconds while somebody is here", () => {
    const { client, clock, begin, sent } = newClient();
    begin();
    client.setHere(true);
    clock.pass(9999);
    expect(sent("presence")).toHaveLength(1);
    clock.pass(1);
    expect(sent("presence")).toHaveLength(2);
    clock.pass(20_000);
    expect(sent("presence").map(({ isHere }) => isHere)).toEqual([true, true, true, true]);
  });

  test("isn't repeated after the player has gone", () => {
    const { client, clock, begin, sent } = newClient();
    begin();
    client.setHere(true);
    client.setHere(false);
    clock.pass(60_000);
    expect(sent("presence").map(({ isHere }) => isHere)).toEqual([true, false]);
  });

  test("is said again over a new connection", () => {
    const { client, clock, begin, accept, sent } = newClient();
    const connection = begin();
    client.setHere(false);
    connection.lose();
    clock.pass(500);
    accept();
    expect(sent("presence").map(({ isHere }) => isHere)).toEqual([false]);
  });
});

describe("the time left", () => {
  test("isn't known in a game without clocks", () => {
    const { client, begin } = newClient();
    begin();
    expect(client.timeLeft()).toBeUndefined();
  });

  test("counts down only for clocks that run", () => {
    const { client, clock, begin } = newClient();
    const clocks = { match: 100_000, phase: 4000, seats: [60_000, 50_000], decisions: [3000, 20_000], running: [0] };
    begin().say({ message: "changed", number: 2, happened: [], clocks });
    clock.pass(5000);
    expect(client.timeLeft()).toEqual({ match: 95_000, phase: 0, seats: [55_000, 50_000], decisions: [0, 20_000], running: [0] });
  });

  test("stands still while the game is paused", () => {
    const { client, clock, begin } = newClient();
    const clocks = { match: 100_000, phase: 4000, running: [], isStopped: true } as const;
    begin().say({ message: "changed", number: 2, happened: [], clocks });
    clock.pass(5000);
    expect(client.timeLeft()).toEqual(clocks);
  });

  test("starts again with each message that has it", () => {
    const { client, clock, begin } = newClient();
    const connection = begin();
    connection.say({ message: "changed", number: 2, happened: [], clocks: { match: 100_000, running: [] } });
    clock.pass(5000);
    connection.say({ message: "changed", number: 3, happened: [], clocks: { match: 96_000, running: [] } });
    clock.pass(1000);
    expect(client.timeLeft()?.match).toBe(95_000);
  });
});
