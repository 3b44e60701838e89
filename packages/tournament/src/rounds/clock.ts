/** The clock of a round, computed from when it was started and stopped; packages have no clock, so the moment is the caller's. */
import { invariant } from "@broadside/kit";
import type { Match, Round } from "../event/event.ts";
import { millisecondsOf } from "../log/timestamp.ts";

/** Elapsed and left, in milliseconds, add up to the round's length, which is shorter where time was called by hand. */
export interface ClockReading {
  readonly state: "not started" | "running" | "paused" | "time";
  readonly elapsed: number;
  readonly left: number;
}

const MINUTE = 60_000;

export const clockOf = (round: Round, now: string): ClockReading => readClock(round, now, 0);

/** With the table's extension: the clock runs on there when time is called for the round. */
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

/** A clock that was set back takes nothing away. */
const passed = (since: number | undefined, until: number): number => (since === undefined ? 0 : Math.max(0, until - since));

function momentOf(text: string): number {
  const moment = millisecondsOf(text);
  invariant(moment !== undefined, `${text} is no moment in UTC`);
  return moment;
}

/** What is said aloud when time is called: the game round in progress is finished, and who has longer (ET-END-06, ES-END-05). */
export function timeCall(round: Round): string {
  const words = `Time in round ${round.number}. Finish the game round you are in, with its End phase; then the match is over.`;
  const longer = round.matches.filter(({ extension }) => extension > 0).map(({ table, extension }) => `table ${table} (${extension} min)`);
  return longer.length === 0 ? words : `${words} With more time: ${longer.join(", ")}.`;
}
