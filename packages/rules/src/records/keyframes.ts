/** The keyframes that a record should have: its start, and one for each round that its counted inputs reached. */
import type { Checkpoint, GameRecord } from "@broadside/protocol";
import { entriesThatCount } from "./entries-that-count.ts";

export interface RecordKeyframes {
  /** Since these rules took over: all frames up to the first missing one. Replaying from the last of them finds the others again. */
  readonly unbroken: readonly Checkpoint[];
  readonly isComplete: boolean;
}

export function keyframesSinceTakeover(record: Pick<GameRecord, "entries" | "keyframes" | "resumed">): RecordKeyframes {
  const start = takeoverNumber(record);
  const frames = record.keyframes.filter(({ number }) => number >= start);
  const [first] = frames;
  if (!first) return { unbroken: [], isComplete: false };
  const rounds = roundsReached(record, first);
  let length = 0;
  while (length < frames.length && frames[length]?.state.round === rounds[length]) length += 1;
  return { unbroken: frames.slice(0, length), isComplete: length === rounds.length && length === frames.length };
}

/** The number of the entry from which the record's rules count: 0 where it had no others before. */
export const takeoverNumber = ({ resumed = [] }: Pick<GameRecord, "resumed">): number => resumed[resumed.length - 1]?.number ?? 0;

/** By the events of all inputs that weren't undone, the first frame's round included. */
function roundsReached(record: Pick<GameRecord, "entries">, first: Checkpoint): readonly number[] {
  const counted = new Set(entriesThatCount(record).flatMap(({ number, undone }) => (undone ? [] : [number])));
  const rounds = [first.state.round];
  for (const { number, events } of record.entries) {
    if (number < first.number || (number > first.number && !counted.has(number))) continue;
    for (const event of number === first.number ? events.slice(first.told) : events) {
      const round = "change" in event && event.change === "state" ? event.set.round : undefined;
      if (round !== undefined && round !== rounds[rounds.length - 1]) rounds.push(round);
    }
  }
  return rounds;
}
