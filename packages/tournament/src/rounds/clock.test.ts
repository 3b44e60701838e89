import { expect, test } from "vitest";
import type { Clock, Match, Round } from "../event/event.ts";
import { emptyMatch } from "../standings/standings-testing.ts";
import { clockOf, tableClock, timeIsUp } from "./clock.ts";

const MINUTE = 60_000;
/** The time this many minutes after ten o'clock. */
const at = (minutes: number): string =>
  `2026-11-15T${String(10 + Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}:00.000Z`;
type Turn = readonly [minutes: number, does: Clock["turns"][number]["does"]];
const match = (table: number, extension = 0): Match => emptyMatch(table, ["p1", "p2"], { extension });
const round = (turns: readonly Turn[], matches: readonly Match[] = []): Round => ({
  number: 3,
  kind: "swiss",
  plan: { unit: "players", limit: 300, minutes: 180, squad: 0 },
  seed: 1,
  matches,
  byes: [],
  clock: { turns: turns.map(([minutes, does]) => ({ at: at(minutes), does })) },
});
const minutes = ({ state, elapsed, left }: ReturnType<typeof clockOf>) => [state, elapsed / MINUTE, left / MINUTE];

test("[ET-ROUND-01, ET-DEPLOY-01, ET-TDEPLOY-02] a round that hasn't started has all its 180 minutes, however long set-up takes", () => {
  expect(minutes(clockOf(round([]), at(0)))).toEqual(["not started", 0, 180]);
  expect(minutes(clockOf(round([]), at(500)))).toEqual(["not started", 0, 180]);
});

test("a started clock runs down to zero and no further", () => {
  const started = round([[0, "start"]]);
  expect(minutes(clockOf(started, at(0)))).toEqual(["running", 0, 180]);
  expect(minutes(clockOf(started, at(45)))).toEqual(["running", 45, 135]);
  expect(minutes(clockOf(started, at(179)))).toEqual(["running", 179, 1]);
  expect(minutes(clockOf(started, at(180)))).toEqual(["time", 180, 0]);
  expect(minutes(clockOf(started, at(400)))).toEqual(["time", 180, 0]);
  expect(clockOf(started, "2026-11-15T12:59:59.999Z")).toEqual({ state: "running", elapsed: 180 * MINUTE - 1, left: 1 });
});

test("paused time doesn't count until play is resumed", () => {
  const turns: readonly Turn[] = [
    [0, "start"],
    [30, "pause"],
    [50, "resume"],
    [60, "pause"],
  ];
  expect(minutes(clockOf(round(turns.slice(0, 2)), at(45)))).toEqual(["paused", 30, 150]);
  expect(minutes(clockOf(round(turns.slice(0, 3)), at(55)))).toEqual(["running", 35, 145]);
  expect(minutes(clockOf(round(turns), at(300)))).toEqual(["paused", 40, 140]);
  expect(timeIsUp(round(turns.slice(0, 3)), at(199))).toBe(false);
  expect(timeIsUp(round(turns.slice(0, 3)), at(200))).toBe(true);
});

test("time can be called by hand before the end, even before the start", () => {
  const called = round([
    [0, "start"],
    [100, "time"],
  ]);
  expect(minutes(clockOf(called, at(100)))).toEqual(["time", 100, 0]);
  expect(minutes(clockOf(called, at(150)))).toEqual(["time", 100, 0]);
  expect(minutes(clockOf(round([[5, "time"]]), at(6)))).toEqual(["time", 0, 0]);
});

test("time called after the end changes nothing", () => {
  const late = round([
    [0, "start"],
    [190, "time"],
  ]);
  expect(minutes(clockOf(late, at(191)))).toEqual(["time", 180, 0]);
  expect(minutes(tableClock(late, match(1, 10), at(191)))).toEqual(["time", 190, 0]);
});

test("a table's extension is added to the round, even if all others have finished", () => {
  const started = round([[0, "start"]]);
  expect(minutes(tableClock(started, match(1), at(185)))).toEqual(["time", 180, 0]);
  expect(minutes(tableClock(started, match(2, 10), at(185)))).toEqual(["running", 185, 5]);
  expect(minutes(tableClock(started, match(2, 10), at(190)))).toEqual(["time", 190, 0]);
  const called = round([
    [0, "start"],
    [100, "time"],
  ]);
  expect(minutes(tableClock(called, match(2, 10), at(104)))).toEqual(["running", 104, 6]);
  expect(minutes(tableClock(called, match(2, 10), at(111)))).toEqual(["time", 110, 0]);
  const paused = round([
    [0, "start"],
    [80, "pause"],
    [100, "time"],
  ]);
  expect(minutes(tableClock(paused, match(2, 10), at(104)))).toEqual(["running", 84, 6]);
});

test("if the computer's clock is set back, the round's clock stands still", () => {
  expect(minutes(clockOf(round([[60, "start"]]), at(10)))).toEqual(["running", 0, 180]);
  const turns: readonly Turn[] = [
    [60, "start"],
    [90, "pause"],
    [40, "resume"],
  ];
  expect(minutes(clockOf(round(turns), at(50)))).toEqual(["running", 40, 140]);
  expect(minutes(clockOf(round(turns), at(20)))).toEqual(["running", 30, 150]);
});
