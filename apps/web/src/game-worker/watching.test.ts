/**
 * Replays of damaged records and of records from other rules versions. Whatever can be shown is shown, and everything else is an error
 * message.
 */
import { verifyRecord } from "@broadside/content";
import { contentsOf, rowsOf } from "@broadside/host";
import { randomStream } from "@broadside/kit";
import type { GameRecord } from "@broadside/rules";
import type { Scene } from "@broadside/telling";
import { beforeAll, describe, expect, test } from "vitest";
import { type LocalClient, localClient } from "./client.testing.ts";
import { twoSeats } from "./two-seats.testing.ts";
import { recordToSave } from "./worker/saved-files.ts";

const GAME = twoSeats("1e-two-assassin-droids", "1e-red-squadron");

let text: string;
const record = (): GameRecord => JSON.parse(text) as GameRecord;

/** Plays two rounds with default answers, then one player concedes. */
beforeAll(async () => {
  const engine = localClient();
  let { scene } = await engine.start(GAME, "watching test");
  while (scene && scene.state.round < 3) ({ scene } = await engine.give([{ input: "hurry", seat: "judge", number: scene.number }], []));
  await engine.give(
    [
      { input: "undo", seat: "judge", to: (scene?.number ?? 1) - 1 },
      { input: "concede", seat: 1 },
    ],
    [],
  );
  text = await (await engine.save()).text();
}, 60_000);

const momentsOf = async (engine: LocalClient, written: string): Promise<number> => {
  const watched = await engine.watch(written);
  if (!("moments" in watched)) throw new Error(watched.refused);
  return watched.moments.length;
};

test("a saved record can be verified", async () => {
  expect(await verifyRecord(record())).toMatchObject({ verdict: "same", over: true });
});

test("a finished game has the same record when it is saved from the list of saved games as at its end, with its event result", async () => {
  const rows = rowsOf(record(), []);
  expect(contentsOf(rows)?.record.claim).toBeUndefined();
  const saved = await recordToSave(JSON.parse(JSON.stringify(rows)) as typeof rows);
  expect(saved?.claim).toBeDefined();
  expect(JSON.parse(JSON.stringify(saved))).toEqual(JSON.parse(text));
});

test("an unfinished game is saved as its journal has it", async () => {
  const { result: _result, claim: _claim, entries, ...open } = record();
  const saved = await recordToSave(rowsOf({ ...open, entries: entries.slice(0, 1) }, []));
  expect(saved?.entries).toHaveLength(1);
  expect(saved).not.toHaveProperty("claim");
});

describe("a replay", () => {
  test("can be verified, which finds it the same or names the first input that differs", async () => {
    const engine = localClient();
    await momentsOf(engine, text);
    expect(await engine.verifyWatched()).toMatchObject({ verdict: "same", over: true });
    const { claim: _, ...withoutClaim } = record();
    await momentsOf(engine, JSON.stringify(withoutClaim));
    expect(await engine.verifyWatched()).toMatchObject({ verdict: "same", over: true });
    await momentsOf(engine, JSON.stringify({ ...record(), dice: { seed: "chosen", salts: [] } }));
    expect(await engine.verifyWatched()).toMatchObject({ verdict: "differs", input: 0 });
  });

  test("can be continued from any moment as a new game, and stays open", async () => {
    const engine = localClient();
    const moments = await momentsOf(engine, text);
    const at = Math.floor(moments / 2);
    const { scene: then } = await engine.moment(at);
    const { scene } = await engine.continueFrom(at);
    expect([scene?.number, scene?.state.ships, scene?.result]).toEqual([then.number, then.state.ships, undefined]);
    expect(scene?.waiting.length).toBeGreaterThan(0);
    expect((await engine.moment(moments - 1)).scene.result?.text).toMatch(/Anna won/);
  });

  test("has bots in the seats that bots played", async () => {
    const engine = localClient();
    const { scene: begun } = await engine.start(GAME, "bots watched");
    for (let number = begun?.number ?? 0, rounds = 0; rounds < 3; rounds += 1) {
      const { scene } = await engine.give([{ input: "hurry", seat: "judge", number }], []);
      number = scene?.number ?? 0;
    }
    await engine.seat(1, "random");
    const watched = await engine.watch();
    if (!("moments" in watched)) throw new Error(watched.refused);
    const [first, last] = [0, watched.moments.length - 1];
    expect((await engine.continueFrom(first)).scene?.bots).toEqual([]);
    expect((await engine.continueFrom(last)).scene?.bots).toMatchObject([{ seat: 1, level: "random" }]);
  });

  test("of a tournament game allows only legal measuring, but any measuring once the game is over", async () => {
    const engine = localClient();
    let { scene } = await engine.start({ ...GAME, agreements: { aids: "strict" } }, "strict watching");
    while (scene && scene.state.round < 2) ({ scene } = await engine.give([{ input: "hurry", seat: "judge", number: scene.number }], []));
    const measured = async (): Promise<readonly boolean[]> => {
      const moments = await momentsOf(engine, await (await engine.save()).text());
      return Promise.all(Array.from({ length: moments }, async (_, at) => (await engine.moment(at)).scene.mayMeasure));
    };
    expect(await measured()).toContain(false);
    await engine.give([{ input: "concede", seat: 1 }], []);
    expect(await measured()).not.toContain(false);
  });

  test("doesn't exist for a game that isn't saved", async () => {
    expect(await localClient().watchSaved("unheard-of")).toMatchObject({ refused: expect.stringContaining("isn't saved in this browser") });
  });
});

describe("a record of another rules version", () => {
  test("is replayed from its events, with every moment as it was, but without questions", async () => {
    const [ours, others] = [localClient(), localClient()];
    const moments = await momentsOf(ours, text);
    expect(await momentsOf(others, JSON.stringify({ ...record(), rulesVersion: "1" }))).toBe(moments);
    const seen = ({ state, ships, remotes, table }: Scene) => ({ state, ships, remotes, table });
    for (let at = 0; at < moments; at += 1) {
      const [one, other] = [(await ours.moment(at)).scene, (await others.moment(at)).scene];
      expect(seen(other)).toEqual(seen(one));
      expect(other.questions).toEqual([]);
    }
    expect((await others.moment(moments - 1)).scene.result?.text).toMatch(/Anna won/);
  });
});

/** The record with one value changed or removed. */
function withAnotherLeaf(random: (below: number) => number): string {
  const whole = record();
  let held: unknown = whole;
  for (;;) {
    const holder = held as Record<string, unknown>;
    const keys = Object.keys(holder);
    const key = keys[random(keys.length)];
    if (key === undefined) return JSON.stringify(whole);
    held = holder[key];
    if (typeof held === "object" && held !== null && random(6) > 0) continue;
    if (Array.isArray(held)) holder[key] = [{}, []][random(2)];
    else holder[key] = [undefined, -1, 7, "x", [], {}, [7], { x: 1 }][random(8)];
    return JSON.stringify(whole);
  }
}

test("a damaged record is refused or shown, but never throws", async () => {
  const random = randomStream(18);
  const problems: string[] = [];
  for (let tries = 0; tries < 120; tries += 1) {
    const engine = localClient();
    const written = withAnotherLeaf(random);
    const watched = await engine.watch(tries % 2 === 0 ? written : written.replace(/"rulesVersion":"\d+"/, '"rulesVersion":"1"'));
    if ("refused" in watched) problems.push(watched.refused);
    else
      for (const at of [0, random(watched.moments.length), watched.moments.length - 1])
        await engine.moment(at).catch((problem: Error) => problems.push(problem.message));
  }
  expect(problems.length).toBeGreaterThan(20);
  expect(
    problems.filter(
      (words) =>
        !/^(This game can't be loaded: |This game comes from another version|This moment of the replay can't be shown: ).*\.$/s.test(words),
    ),
  ).toEqual([]);
}, 120_000);
