import { describe, expect, test } from "vitest";
import type { Game } from "../driver/game.ts";
import { procedure } from "../driver/procedure.ts";
import type { State } from "../state/state.ts";
import { randomGame } from "../testing-random.ts";
import { keyframesSinceTakeover } from "./keyframes.ts";
import { type GameRecord, recordOf } from "./record.ts";
import { continueUnderTheseRules, resumeUnderTheseRules } from "./resume.ts";

const game: Game = randomGame(7);
const { result: _result, claim: _claim, ...open } = JSON.parse(JSON.stringify(recordOf(game))) as GameRecord;
const older: GameRecord = { ...open, rulesVersion: "0" };

const withStates = (change: (state: State) => Partial<State>): GameRecord => ({
  ...older,
  keyframes: older.keyframes.map((frame) => ({ ...frame, state: { ...frame.state, ...change(frame.state) } })),
});
const why = (record: GameRecord, content = game.content): string | undefined => {
  const resumed = resumeUnderTheseRules(record, content);
  return resumed.ok ? undefined : resumed.problems[0]?.reason;
};

test("a game of older rules is resumed, unless a keyframe has other seats or ships than its set-up", () => {
  expect(why(older)).toBeUndefined();
  expect(why(withStates(() => ({ seats: [] })))).toBe("have different seats or ships from the set-up");
  expect(why(withStates(({ ships }) => ({ ships: ships.slice(1) })))).toBe("have different seats or ships from the set-up");
});

test("a game of older rules isn't resumed if the current rules fail at once", () => {
  const failing = {
    name: "failing",
    run: procedure("failing", function* () {
      yield* [];
      throw new Error("lost");
    }),
  };
  const { edition } = game.content;
  const phases = Object.fromEntries(Object.keys(edition.phases).map((phase) => [phase, [failing]])) as unknown as typeof edition.phases;
  expect(why(older, { ...game.content, strict: false, edition: { ...edition, setUps: {}, phases } })).toBe(
    "don't let these rules continue the game",
  );
});

describe("a record without all its keyframes", () => {
  const onlyFirst: GameRecord = { ...older, keyframes: older.keyframes.slice(0, 1) };

  test("is told apart from a complete one", () => {
    expect(keyframesSinceTakeover(older)).toEqual({ unbroken: older.keyframes, isComplete: true });
    expect(keyframesSinceTakeover(onlyFirst)).toEqual({ unbroken: onlyFirst.keyframes, isComplete: false });
    const gap = { ...older, keyframes: older.keyframes.filter((_, place) => place !== 1) };
    expect(keyframesSinceTakeover(gap)).toEqual({ unbroken: onlyFirst.keyframes, isComplete: false });
  });

  test("continues exactly where it was, with all keyframes, if the current rules play it in the same way", () => {
    const same = continueUnderTheseRules(onlyFirst, game.content);
    if (!same.ok) throw new Error(JSON.stringify(same.problems));
    expect(JSON.parse(JSON.stringify(same.value.keyframes))).toEqual(older.keyframes);
    expect(JSON.parse(JSON.stringify(same.value.state))).toEqual(JSON.parse(JSON.stringify(game.state)));
    expect(same.value.log).toEqual(older.entries);
  });

  test("doesn't continue if an input has other events under the current rules, and that input is reported", () => {
    const entries = older.entries.map((entry) => (entry.number === 30 ? { ...entry, events: [] } : entry));
    const different = continueUnderTheseRules({ ...onlyFirst, entries }, game.content);
    expect(different).toMatchObject({ ok: false, problems: [{ reason: expect.stringContaining("from input 30 on") }] });
  });
});
