/** The keyframes that a record should have: one for its start, and one for each round reached by inputs that weren't undone. */
import type { Checkpoint, GameRecord } from "@broadside/protocol";
import { entriesThatCount } from "./entries-that-count.ts";

export interface RecordKeyframes {
  /**
   * All keyframes since the record's current rules took over, up to the first gap. The rest can be recreated by replaying from the last of
   * these.
   */
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

/** Returns the number of the entry from which the record's current rules apply; 0 if the record had no other rules before. */
export const takeoverNumber = ({ resumed = [] }: Pick<GameRecord, "resumed">): number => resumed[resumed.length - 1]?.number ?? 0;

/** Returns the rounds found in the events of all inputs that weren't undone, including the round of the first keyframe. */
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
