/** Bots in their seats, without a browser. */
import { verifyRecord } from "@broadside/content";
import type { GameRecord } from "@broadside/rules";
import type { Scene } from "@broadside/telling";
import { expect, test } from "vitest";
import { type LocalClient, localClient } from "./client.testing.ts";
import { twoSeats } from "./two-seats.testing.ts";

const GAME = twoSeats("1e-red-squadron", "1e-four-b-wings");

/** Answers the first seat's questions, including its dials, with defaults. */
async function answerOnce(client: LocalClient): Promise<Scene> {
  const scene = await client.view([0]);
  const question = scene.questions.find(({ seat, answered }) => seat === 0 && answered === undefined);
  if (!question) {
    await new Promise((done) => setTimeout(done, 1));
    return scene;
  }
  const key = question.options.find(({ isDefault }) => isDefault)?.key ?? "";
  const given = question.place ? { pose: question.place.default } : { key };
  const { refused } = await client.give([{ input: "answer", seat: 0, ask: question.number, ...given }], [0]);
  expect(refused).toBeUndefined();
  return client.view([0]);
}

async function playUntil(client: LocalClient, isReached: (scene: Scene) => boolean): Promise<Scene> {
  let scene = await client.view([0]);
  for (let given = 0; given < 2000 && !isReached(scene); given += 1) scene = await answerOnce(client);
  expect(isReached(scene)).toBe(true);
  return scene;
}

test("a bot answers automatically, its secrets never reach the page, and the saved game can be verified", async () => {
  const client = localClient();
  expect(await client.levels()).toContain("random");
  const { scene } = await client.start(GAME, "programs", [undefined, "random"]);
  expect(scene?.bots).toEqual([{ seat: 1, level: "random", isStandIn: false }]);
  const planning = await playUntil(client, ({ state }) => state.cursor.phase === "planning");
  expect(planning.state.seats.map(({ player }) => player.bot)).toEqual([undefined, "random"]);
  const peeked = await client.view([1]);
  expect(peeked.questions.filter(({ secret }) => secret)).toEqual([]);
  expect((await client.look(1)).dials).toEqual([]);
  const second = await playUntil(client, ({ state }) => state.round === 2);
  expect(second.undo?.seat).toBe(0);
  const record = JSON.parse(await (await client.save()).text()) as GameRecord;
  expect(record.entries.some(({ input }) => input?.input === "answer" && input.seat === 1)).toBe(true);
  expect(await verifyRecord(record)).toMatchObject({ verdict: "same" });
  const { names, ...game } = record;
  expect(game.setup.seats.map(({ player }) => names[player])).toEqual(["Anna", "Ben"]);
  expect(game.dice?.salts).toEqual(game.setup.seats.map(({ player }) => player));
  expect(JSON.stringify(game)).not.toMatch(/Anna|Ben/);
});

test("a bot can take over a seat in the middle of a game, and a person can take it back", async () => {
  const client = localClient();
  await client.start(GAME, "programs");
  const taken = await client.seat(1, "random");
  expect([taken.refused, taken.scene?.bots.length]).toEqual([undefined, 1]);
  await playUntil(client, ({ state }) => state.cursor.phase === "planning");
  const back = await client.seat(1, undefined);
  expect([back.refused, back.scene?.bots]).toEqual([undefined, []]);
  expect((await client.view([1])).questions.some(({ seat, secret }) => secret && seat === 1)).toBe(true);
});
