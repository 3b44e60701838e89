/** Plays the first guided game with the real engine. Checks that the script fits the game, and that other answers don't stop it. */
import { verifyRecord } from "@broadside/content";
import type { GameRecord } from "@broadside/rules";
import { expect, test } from "vitest";
import { localClient } from "../../game-worker/client.testing.ts";
import { LESSONS } from "../../words/play/guided.ts";
import { beginGuided, RAIDER } from "./opening.ts";
import { defaultOf, guidedGame, type ShownLesson } from "./playing.testing.ts";
import { parseProgress } from "./progress.ts";
import { SCRIPT } from "./script.ts";

/** Whether these lessons come up depends on the dice and on the other side. */
const PERHAPS: readonly string[] = ["defence", "splitShields"];

const played = async (answering: Parameters<typeof guidedGame>[1]) => {
  const client = localClient();
  const begun = await beginGuided(client.worker);
  expect(begun.refused).toBeUndefined();
  expect((await client.join()).state.cursor.phase, "the first thing to decide is a dial").toBe("planning");
  return { client, shown: await guidedGame(client, answering) };
};

const firstTimes = (shown: readonly ShownLesson[]): readonly string[] =>
  shown.filter(({ isAgain }) => !isAgain).map(({ lesson }) => lesson.id);
const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

test("with the suggested answers, every lesson appears in order within two rounds", async () => {
  const { client, shown } = await played((question, wanted) => wanted ?? defaultOf(question));
  const ids = distinct(firstTimes(shown));
  expect(ids.filter((id) => !PERHAPS.includes(id))).toEqual(SCRIPT.map(({ id }) => id).filter((id) => !PERHAPS.includes(id)));
  expect(Math.max(...shown.map(({ round }) => round))).toBe(2);
  for (const { lesson, suggestion, question } of shown)
    if (suggestion.wanted !== undefined)
      expect(
        question?.options.map(({ key }) => key),
        lesson.id,
      ).toContain(suggestion.wanted);

  const shot = shown.find(({ lesson }) => lesson.id === "attack");
  expect(shot?.suggestion.wanted, "a shot with the turbolasers at a section").toMatch(new RegExp(`turbolasers.*>${RAIDER}:fore`));
  expect(
    shot?.question?.options.map(({ key }) => key).filter((key) => key.endsWith(`${RAIDER}:aft`)),
    "the other cannot be hit",
  ).toEqual([]);
  expect(shown.find(({ lesson }) => lesson.id === "allocate")?.suggestion.wanted, "energy for them").toMatch(/turbolasers/);
  expect(shown.find(({ lesson }) => lesson.id === "recover")?.suggestion.wanted).toBe("recover");

  const { log } = await client.view([]);
  const text = log.map(({ text }) => text).join("\n");
  expect(text).toMatch(/Raider 1 loses \d fore shields/);
  expect(text, "shields to recover were lost").toMatch(/CR90 1 loses (an|\d) aft shield/);
  expect(text).toMatch(/^CR90 1 flies .* recovers \d aft shields for \d energy$/m);
  const record = JSON.parse(await (await client.save()).text()) as GameRecord;
  expect(await verifyRecord(record)).toMatchObject({ verdict: "same" });
});

test("with other answers, the game continues, and the guide still finishes", async () => {
  const { shown } = await played(({ options }, wanted) => (options.find(({ key }) => key !== wanted) ?? options[0])?.key ?? "");
  expect(firstTimes(shown).at(-1)).toBe("end");
});

test("with the default answers, the guide finishes too", async () => {
  const { shown } = await played(defaultOf);
  expect(firstTimes(shown).at(-1)).toBe("end");
});

test("every lesson has a text, and none is too long for a card", () => {
  expect(SCRIPT.map(({ id }) => id).toSorted()).toEqual(Object.keys(LESSONS).toSorted());
  for (const { title, text } of Object.values(LESSONS)) expect(`${title} ${text}`.length, title).toBeLessThan(300);
});

test("damaged progress in the browser's storage is ignored", () => {
  const progress = { game: "g", reached: "attack", isReadAway: true, isLeft: false };
  expect(parseProgress(JSON.stringify(progress))).toEqual(progress);
  expect(parseProgress('{"game":"g","reached":7}')).toEqual({ game: "g", reached: undefined, isReadAway: false, isLeft: false });
  for (const text of [undefined, "", "[]", "null", '{"game":7}']) expect(parseProgress(text), String(text)).toBeUndefined();
});
