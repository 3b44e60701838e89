/** The clock of a round, computed from its starts and pauses. Packages can't read the time, so the caller passes it. */
import { invariant } from "@broadside/kit";
import type { Match, Round } from "../event/event.ts";
import { millisecondsOf } from "../log/timestamp.ts";

/** Times in milliseconds. Elapsed and remaining time add up to the length of the round, which is shorter if time was called early. */
export interface ClockReading {
  readonly state: "not started" | "running" | "paused" | "time";
  readonly elapsed: number;
  readonly left: number;
}

const MINUTE = 60_000;

export const clockOf = (round: Round, now: string): ClockReading => readClock(round, now, 0);

/** Includes the table's extension: its clock keeps running when time is called for the round. */
export const tableClock = (round: Round, match: Match, now: string): ClockReading => readClock(round, now, match.extension);

export const timeIsUp = (round: Round, now: string): boolean => clockOf(round, now).state === "time";

function readClock(round: Round, now: string, extension: number): ClockReading {
  let length = round.plan.minutes * MINUTE;
  let ran = 0;
  let since: number | undefined;
  for (const { at, does } of round.clock.turns) {
    const moment = momentOf(at);
    ran += passed(since, moment);
    if (does === "time") length = Math.min(length, ran);
    since = does === "pause" ? undefined : moment;
  }
  ran += passed(since, momentOf(now));
  length += extension * MINUTE;
  const elapsed = Math.min(ran, length);
  const state = ran >= length ? "time" : round.clock.turns.length === 0 ? "not started" : since === undefined ? "paused" : "running";
  return { state, elapsed, left: length - elapsed };
}

/** If the computer's clock is set back, no time is subtracted. */
const passed = (since: number | undefined, until: number): number => (since === undefined ? 0 : Math.max(0, until - since));

function momentOf(text: string): number {
  const moment = millisecondsOf(text);
  invariant(moment !== undefined, `${text} is no moment in UTC`);
  return moment;
}
