/**
 * Records are proof: if anything in one is changed, it no longer verifies, whatever the edition. Only the players' names, and who gave an
 * input, stand outside the proof. Every readable record can be watched.
 */

import { verifyRecord } from "@broadside/content";
import { randomStream } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import { type GameRecord, readRecord, replay } from "@broadside/rules";
import { expect, test } from "vitest";
import { sampleRecords } from "../shared/sample-records.ts";
import { FORMAT_1_RECORDS } from "./format-1-records.ts";
import { mutated } from "./mutations.ts";

const SAMPLES = await sampleRecords();
const CHANGES = runs(1000, 8);
const BESIDE_THE_GAME = / (?:\/names|\/entries\/\d+\/given)(?:\/|$)/;
const each = Math.ceil(CHANGES / SAMPLES.length);

test.each(SAMPLES)("a game's record verifies: $name", async ({ record }) => {
  expect(readRecord(record)).toMatchObject({ ok: true });
  expect(await verifyRecord(record)).toMatchObject({ verdict: "same", over: true, beyond: [] });
});

test.each(SAMPLES)(
  `after any of ${CHANGES} single changes, a record no longer verifies, and no change breaks a replay: $name`,
  async ({ name, record }) => {
    const random = randomStream(name.length);
    const unseen: string[] = [];
    for (let done = 0; done < each; done += 1) {
      const { value, what } = mutated<GameRecord>(record, random);
      const read = readRecord(value);
      if (!read.ok) continue;
      expect(() => replay(value), what).not.toThrow();
      expect(() => replay(value, random(record.entries.length)), what).not.toThrow();
      const isSame = (await verifyRecord(value)).verdict === "same";
      if (BESIDE_THE_GAME.test(what)) expect(isSame, what).toBe(true);
      else if (isSame) unseen.push(what);
    }
    expect(unseen).toEqual([]);
  },
);

const SHORT = FORMAT_1_RECORDS.filter(([name]) => name.startsWith("short") || name.startsWith("by-hand"));

test.each(SHORT)("a changed record of format 1 no longer verifies either: %s", async (name, text) => {
  const random = randomStream(name.length);
  const unseen: string[] = [];
  for (let done = 0; done < each; done += 1) {
    const { value, what } = mutated<GameRecord>(JSON.parse(text) as GameRecord, random);
    const read = readRecord(value);
    if (!read.ok) continue;
    expect(() => replay(read.value), what).not.toThrow();
    if ((await verifyRecord(read.value)).verdict === "same") unseen.push(what);
  }
  expect(unseen).toEqual([]);
});
