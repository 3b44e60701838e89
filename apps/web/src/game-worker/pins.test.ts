/** PINs on a shared screen, without a browser: what stays hidden, what can be opened, and what the log says about it. */
import { PROTOCOL_VERSION } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import { expect, test } from "vitest";
import { type LocalClient, localClient } from "./client.testing.ts";
import { sceneOf, viewOf } from "./page/game-replies.ts";
import { joinGame } from "./page/join-game.ts";
import { twoSeats } from "./two-seats.testing.ts";

const GAME = twoSeats("1e-red-squadron", "1e-four-b-wings");

/** A game at its first dials, in which Ben has a PIN. */
async function planning(): Promise<{ readonly client: LocalClient; readonly scene: Scene }> {
  const client = localClient();
  let { scene } = await client.start(GAME, "covers", [], [undefined, "2580"]);
  while (scene && scene.state.cursor.phase !== "planning") {
    const [question] = scene.questions;
    if (!question) throw new Error("nothing is asked");
    const key = question.options.find(({ isDefault }) => isDefault)?.key ?? "";
    const given = question.place ? { pose: question.place.default } : { key };
    ({ scene } = await client.give([{ input: "answer", seat: question.seat, ask: question.number, ...given }], []));
  }
  if (!scene) throw new Error("no game");
  return { client, scene };
}
const secretsOf = ({ questions }: Scene, seat: number): number => questions.filter((one) => one.secret && one.seat === seat).length;
const textsOf = ({ log }: Scene): readonly string[] => log.map(({ text }) => text);

test("a seat with a PIN opens only with it, and the log says who opened it in which phase", async () => {
  const { client } = await planning();
  expect(await client.pins()).toEqual([1]);
  expect((await client.uncover(1)).pin).toBe("PIN wanted");
  expect((await client.uncover(1, { pin: "0000" })).pin).toBe("wrong PIN");
  expect(secretsOf(await client.view([1]), 1)).toBe(0);
  expect((await client.look(1, { pin: "1" })).pin).toBe("wrong PIN");
  const { pin, scene } = await client.uncover(1, { pin: "2580" });
  expect(pin).toBeUndefined();
  expect(secretsOf(scene, 1)).toBeGreaterThan(0);
  expect(textsOf(scene).filter((text) => text.includes("opens"))).toEqual(["Ben opens their seat (Planning phase)"]);
  await client.view([]);
  expect(secretsOf(await client.view([1]), 1)).toBe(0);
  expect(secretsOf((await client.uncover(0)).scene, 0)).toBeGreaterThan(0);
});

test("a seat can also be opened without its PIN: the log says so, the PIN is removed, and a new one can be set", async () => {
  const { client } = await planning();
  expect((await client.setPin(1, "1234")).refused).toBe("This seat already has a PIN.");
  const { scene } = await client.uncover(1, { withoutPin: true });
  expect(secretsOf(scene, 1)).toBeGreaterThan(0);
  expect(textsOf(scene)).toContain("Ben's seat is opened without its PIN (Planning phase)");
  expect(await client.pins()).toEqual([]);
  expect((await client.setPin(1, "12")).refused).toBe("A PIN has four to eight digits.");
  expect((await client.setPin(1, "12345")).refused).toBeUndefined();
  await client.view([]);
  expect((await client.uncover(1, { pin: "2580" })).pin).toBe("wrong PIN");
  expect((await client.uncover(1, { pin: "12345" })).pin).toBeUndefined();
});

test("messages alone never open a seat with a PIN", async () => {
  const { client } = await planning();
  const game = await joinGame(client.worker);
  expect(secretsOf(await viewOf(game, [0, 1]), 1)).toBe(0);
  expect(secretsOf(sceneOf(game), 0)).toBeGreaterThan(0);
  const { refusal, with: content } = await game.look(1);
  expect(refusal?.refused).toBe("not this client's seat");
  expect(content).toBeUndefined();
  const joined = await new Promise<Scene>((resolve) => {
    const connection = client.worker.transport.open({
      opened: () => connection.send({ message: "join", protocol: PROTOCOL_VERSION, language: "en", shown: [1] }),
      received: (message) => message.message === "scene" && resolve(message.scene),
      closed: () => undefined,
    });
  });
  expect(secretsOf(joined, 1)).toBe(0);
});

test("no saved game has a PIN or its hash", async () => {
  const { client } = await planning();
  const record = await (await client.save()).text();
  expect(record.includes("Ben")).toBe(true);
  expect(/"pins?"|"2580"/.test(record)).toBe(false);
});

test("the log doesn't say when a person who plays alone against bots looks at their secrets", async () => {
  const client = localClient();
  const { scene } = await client.start(GAME, "alone", [undefined, "random"]);
  expect(scene).toBeDefined();
  expect(textsOf((await client.uncover(0)).scene).filter((text) => text.includes("opens"))).toEqual([]);
});
