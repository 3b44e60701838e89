import { canonicalJson } from "@broadside/kit";
import { type Game, type GameRecord, gameFromRecord, parseRecord, recordOf, verify } from "@broadside/rules";
import { HOLDS, randomDice, randomGame } from "@broadside/rules/testing/random";
import { describe, expect, test } from "vitest";
import { recordUpTo } from "./record-up-to.ts";
import { type Replay, replayOf } from "./replay.ts";

const game: Game = randomGame(7);
const parsed = parseRecord(JSON.stringify(recordOf(game, randomDice(7))));
if (!parsed.ok) throw new Error("the record cannot be read");
const record: GameRecord = parsed.value;

const opened = (): Replay => {
  const replay = replayOf(record, game.content);
  if (!replay.ok) throw new Error(JSON.stringify(replay.problems));
  return replay.value;
};
const seen = (replay: Replay, stop: number): string => {
  const { game: stood, lines, happened, next } = replay.at(stop);
  return canonicalJson({ state: stood.state, lines, happened, next: next?.number });
};

describe("the stops in a replay", () => {
  const { stops } = opened();

  test("have different inputs in order, from the start to the last input", () => {
    const numbers = stops.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    expect([numbers[0], numbers.at(-1)]).toEqual([0, record.entries.at(-1)?.number]);
  });

  test("mark as many attacks as there are in the record", () => {
    const attacks = record.entries.filter(({ events }) => events.some((event) => "note" in event && event.note === "attacks"));
    expect(attacks.length).toBeGreaterThan(0);
    expect(stops.filter(({ isAttack }) => isAttack)).toHaveLength(attacks.length);
  });
});

test("a stop is the same however it is reached: step by step, directly, or backwards", () => {
  const [steps, jumps] = [opened(), opened()];
  const { length } = steps.stops;
  const stepped = Array.from({ length }, (_, stop) => seen(steps, stop));
  seen(jumps, length - 1);
  for (let stop = length - 1; stop >= 0; stop -= 5) expect(seen(jumps, stop)).toBe(stepped[stop]);
});

test("a stop shows what has happened since the previous stop", () => {
  const replay = opened();
  const stop = replay.stops.findIndex(({ isAttack }) => isAttack);
  const before = replay.stops[stop - 1]?.number ?? 0;
  const numbers = replay.at(stop).happened.map(({ number }) => number);
  expect(numbers[0]).toBe(before + 1);
  expect(numbers.at(-1)).toBe(replay.stops[stop]?.number);
});

describe("a record cut off after an input", () => {
  const replay = opened();
  const stop = Math.floor(replay.stops.length / 2);
  const { number } = replay.stops[stop] ?? { number: 0 };
  const half = recordUpTo(record, number);

  test("is the game at that time and can be continued", () => {
    const taken = gameFromRecord(half, game.content);
    if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
    expect(canonicalJson(taken.value.state)).toBe(canonicalJson(replay.at(stop).game.state));
    expect(taken.value.open.length).toBeGreaterThan(0);
  });

  test("still counts as proof, and has no result", () => {
    expect(verify(half, game.content, HOLDS)).toMatchObject({ verdict: "same", over: false });
    expect([half.result, half.claim]).toEqual([undefined, undefined]);
  });

  test("keeps the rules version in use at that input", () => {
    const resumed: GameRecord = { ...record, resumed: [{ rulesVersion: "2", number: number + 1 }] };
    expect(recordUpTo(resumed, number)).toMatchObject({ rulesVersion: "2" });
    expect(recordUpTo(resumed, number).resumed).toBeUndefined();
    expect(recordUpTo(resumed, number + 1)).toMatchObject({ rulesVersion: record.rulesVersion, resumed: resumed.resumed });
  });
});
