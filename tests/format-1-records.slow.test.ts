/** Records of format 1 are read, prove their games, and lead to the states that they led to. */
import { contentFor, verifyRecord } from "@broadside/content";
import { type Game, type GameRecord, gameFromRecord, parseRecord, replay, type State } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { FORMAT_1_RECORDS } from "./format-1-records.ts";

function read(text: string): GameRecord {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.problems.slice(0, 3)));
  return record.value;
}

async function played(record: GameRecord): Promise<Game> {
  const content = await contentFor(record.setup);
  const game = content && gameFromRecord(record, content);
  if (!game?.ok) throw new Error(JSON.stringify(game?.problems));
  return game.value;
}

/** A state without what format 2 writes otherwise: what effects remember, and the kinds of standing answers. */
function common(state: State): unknown {
  const { stateVersion: _, effects, standing, ...rest } = JSON.parse(JSON.stringify(state)) as State;
  return {
    ...rest,
    effects: effects.map(({ id, ship, by, until, since, secret }) => ({ id, ship, by, until, since, secret })),
    standing: standing?.map(({ seat, ship, key }) => ({ seat, ship, key })),
  };
}

test("there are some of every edition, by a format and by a scenario", () => {
  const setups = FORMAT_1_RECORDS.map(([, text]) => (JSON.parse(text) as GameRecord).setup);
  expect(new Set(setups.map(({ edition }) => edition))).toEqual(new Set(["1e", "2.0", "2.5"]));
  expect(new Set(setups.map(({ format }) => format))).toEqual(new Set(["standard-100", "epic-dogfight", "team-epic", "epic", "dogfight"]));
});

describe.each(FORMAT_1_RECORDS)("%s", (_, text) => {
  const was = JSON.parse(text) as GameRecord;

  test("is of format 1, and read as one of format 2", () => {
    expect([was.formatVersion, read(text).formatVersion]).toEqual([1, 2]);
  });

  test("proves its game", async () => {
    expect(await verifyRecord(read(text))).toMatchObject({ verdict: "same" });
  });

  test("reaches the states that it reached: each keyframe, and the last one", async () => {
    const { keyframes, state } = await played(read(text));
    expect(keyframes.map((frame) => [frame.number, common(frame.state)])).toEqual(
      was.keyframes.map((frame) => [frame.number, common(frame.state)]),
    );
    expect(common(state)).toEqual(common(replay(was)));
  });
});

test.each(FORMAT_1_RECORDS.filter(([name]) => name.startsWith("by-hand") || name.startsWith("kept")))(
  "%s, written again, is of format 2 and proves its game still",
  async (_, text) => {
    const again = JSON.parse(JSON.stringify(read(text))) as GameRecord;
    expect(again.formatVersion).toBe(2);
    expect(await verifyRecord(read(JSON.stringify(again)))).toMatchObject({ verdict: "same" });
  },
);

test("whose set-up is changed afterwards, or the one that the key was made from, proves nothing", async () => {
  const record = read(FORMAT_1_RECORDS.find(([name]) => name === "by-hand-scenario")?.[1] ?? "");
  const { dice } = record;
  if (!dice?.formerSetup) throw new Error("the set-up as it was is not there");
  expect(record.setup.agreements).toEqual({ undo: "free", clocks: { match: 4500, phase: 90 } });
  const verdict = async (changed: Partial<GameRecord>) => verifyRecord({ ...record, ...changed });
  const longer = { ...record.setup, roundLimit: 30 };
  expect(await verdict({ setup: longer })).toMatchObject({ verdict: "differs", what: expect.stringMatching(/^the set-up: roundLimit/) });
  expect(await verdict({ dice: { ...dice, formerSetup: { ...dice.formerSetup, roundLimit: 30 } } })).toMatchObject({
    verdict: "differs",
    what: "the key is not made from the seed, the salts and the set-up",
  });
  const { formerSetup: _, ...without } = dice;
  expect(await verdict({ dice: without })).toMatchObject({ verdict: "differs" });
});
