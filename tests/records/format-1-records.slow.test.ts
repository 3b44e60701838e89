/**
 * Records of format 1, all from rules version 2, are converted to the current format when they are read. The result must match its hash.
 * While rules version 2 was still in use, we checked that the same records verify in format 2. These tests also compare states and keys
 * with those in the original records.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { verifyRecord } from "@broadside/content";
import { contentHash } from "@broadside/kit";
import { spacing } from "@broadside/kit/testing";
import { type GameRecord, keyOf, parseRecord, RULES_VERSION, replay, type State } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { FORMAT_1_RECORDS } from "./format-1-records.ts";

const HASHES = JSON.parse(readFileSync(join(import.meta.dirname, "format-1-records.json"), "utf8")) as Readonly<Record<string, string>>;

function read(text: string): GameRecord {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.problems.slice(0, 3)));
  return record.value;
}

/** A state without the parts that later formats write differently: what effects remember, the kinds of standing orders, and players. */
function common(state: State): unknown {
  const { stateVersion: _, effects, standing, seats, ...rest } = JSON.parse(JSON.stringify(state)) as State;
  return {
    ...rest,
    seats: seats.map(({ status, edge, obstacles }) => ({ status, edge, obstacles })),
    effects: effects.map(({ id, ship, by, until, since, secret }) => ({ id, ship, by, until, since, secret })),
    standing: standing?.map(({ seat, ship, key }) => ({ seat, ship, key })),
  };
}

test("there are some for every edition, with a format and with a scenario", () => {
  const setups = FORMAT_1_RECORDS.map(([, text]) => (JSON.parse(text) as GameRecord).setup);
  expect(new Set(setups.map(({ edition }) => edition))).toEqual(new Set(["1e", "2.0", "2.5"]));
  expect(new Set(setups.map(({ format }) => format))).toEqual(new Set(["standard-100", "epic-dogfight", "team-epic", "epic", "dogfight"]));
  expect(FORMAT_1_RECORDS.map(([name]) => name).toSorted()).toEqual(Object.keys(HASHES).toSorted());
});

describe.each(FORMAT_1_RECORDS.filter((_, at) => at % spacing(1, 2) === 0))("%s", (name, text) => {
  const was = JSON.parse(text) as GameRecord;

  test("has format 1, and is read as the format-3 record of the same game", () => {
    const record = read(text);
    expect([was.formatVersion, record.formatVersion]).toEqual([1, 3]);
    expect(contentHash(JSON.stringify(record))).toBe(HASHES[name]);
    expect(contentHash(JSON.stringify(read(JSON.stringify(record))))).toBe(HASHES[name]);
  });

  test("still has the same states: each keyframe, and the last one", () => {
    const record = read(text);
    expect(record.keyframes.map((frame) => [frame.number, common(frame.state)])).toEqual(
      was.keyframes.map((frame) => [frame.number, common(frame.state)]),
    );
    expect(common(replay(record))).toEqual(common(replay(was)));
  });

  test("names the rules version it was played with", async () => {
    expect(await verifyRecord(read(text))).toEqual({ verdict: "other rules", rulesVersion: was.rulesVersion, here: RULES_VERSION });
  });
});

test("the key comes from the set-up as it was then, which the record keeps with the seed", () => {
  const { key, dice, setup } = read(FORMAT_1_RECORDS.find(([name]) => name === "by-hand-scenario")?.[1] ?? "");
  if (!dice?.formerSetup) throw new Error("the set-up as it was is not there");
  expect(setup.agreements).toEqual({ undo: "free", clocks: { match: 4500, phase: 90 } });
  expect(keyOf(dice.seed, dice.salts, dice.formerSetup)).toBe(key);
  expect(keyOf(dice.seed, dice.salts, { ...dice.formerSetup, roundLimit: 30 })).not.toBe(key);
  expect(keyOf(dice.seed, dice.salts, setup)).not.toBe(key);
});
