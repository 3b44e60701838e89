/** The first guided game is what its script expects, with the real engine; and whatever else is answered, it goes on. */
import { verifyRecord } from "@broadside/content";
import type { GameRecord } from "@broadside/rules";
import { expect, test } from "vitest";
import { localClient } from "../../game-worker/client.testing.ts";
import { LESSONS } from "../../words/play/guided.ts";
import { beginGuided, RAIDER } from "./opening.ts";
import { defaultOf, guidedGame, type Met } from "./playing.testing.ts";
import { parseProgress } from "./progress.ts";
import { SCRIPT } from "./script.ts";

/** Come only as the dice or the other side want it. */
const PERHAPS: readonly string[] = ["defence", "splitShields"];

const played = async (answering: Parameters<typeof guidedGame>[1]) => {
  const client = localClient();
  const begun = await beginGuided(client);
  expect(begun.refused).toBeUndefined();
  expect(begun.scene?.state.cursor.phase, "the first thing to decide is a dial").toBe("planning");
  return { client, met: await guidedGame(client, answering) };
};

const firstTimes = (met: readonly Met[]): readonly string[] => met.filter(({ isAgain }) => !isAgain).map(({ lesson }) => lesson.id);
const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

test("with the lit answers every lesson comes, in its order, within two rounds", async () => {
  const { client, met } = await played((question, wanted) => wanted ?? defaultOf(question));
  const ids = distinct(firstTimes(met));
  expect(ids.filter((id) => !PERHAPS.includes(id))).toEqual(SCRIPT.map(({ id }) => id).filter((id) => !PERHAPS.includes(id)));
  expect(Math.max(...met.map(({ round }) => round))).toBe(2);
  for (const { lesson, speech, question } of met)
    if (speech.wanted !== undefined)
      expect(
        question?.options.map(({ key }) => key),
        lesson.id,
      ).toContain(speech.wanted);

  const shot = met.find(({ lesson }) => lesson.id === "attack");
  expect(shot?.speech.wanted, "a shot with the turbolasers at a section").toMatch(new RegExp(`turbolasers.*>${RAIDER}:fore`));
  expect(
    shot?.question?.options.map(({ key }) => key).filter((key) => key.endsWith(`${RAIDER}:aft`)),
    "the other cannot be hit",
  ).toEqual([]);
  expect(met.find(({ lesson }) => lesson.id === "allocate")?.speech.wanted, "energy for them").toMatch(/turbolasers/);
  expect(met.find(({ lesson }) => lesson.id === "recover")?.speech.wanted).toBe("recover");

  const { log } = await client.view([]);
  const told = log.map(({ text }) => text).join("\n");
  expect(told).toMatch(/Raider 1 loses \d fore shields/);
  expect(told, "shields to recover were lost").toMatch(/CR90 1 loses (an|\d) aft shield/);
  expect(told).toMatch(/^CR90 1 flies .* recovers \d aft shields$/m);
  const record = JSON.parse(await (await client.save()).text()) as GameRecord;
  expect(await verifyRecord(record)).toMatchObject({ verdict: "same" });
});

test("with other answers than the lit ones the game goes on, and the guide comes to its end", async () => {
  const { met } = await played(({ options }, wanted) => (options.find(({ key }) => key !== wanted) ?? options[0])?.key ?? "");
  expect(firstTimes(met).at(-1)).toBe("end");
});

test("with the defaults too", async () => {
  const { met } = await played(defaultOf);
  expect(firstTimes(met).at(-1)).toBe("end");
});

test("every lesson has words, and none is too long for a card", () => {
  expect(SCRIPT.map(({ id }) => id).toSorted()).toEqual(Object.keys(LESSONS).toSorted());
  for (const { title, text } of Object.values(LESSONS)) expect(`${title} ${text}`.length, title).toBeLessThan(300);
});

test("what the browser remembers of it is read with care", () => {
  const kept = { game: "g", reached: "attack", isReadAway: true, isLeft: false };
  expect(parseProgress(JSON.stringify(kept))).toEqual(kept);
  expect(parseProgress('{"game":"g","reached":7}')).toEqual({ game: "g", reached: undefined, isReadAway: false, isLeft: false });
  for (const text of [null, "", "[]", "null", '{"game":7}']) expect(parseProgress(text), String(text)).toBeUndefined();
});
