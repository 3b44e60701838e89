/** Cuts a record off after a given input, so that the game can be continued from there. */
import type { GameRecord } from "@broadside/rules";

export function recordUpTo(record: GameRecord, number: number): GameRecord {
  const { result: _result, claim: _claim, resumed = [], ...open } = record;
  const before = resumed.filter((one) => one.number <= number);
  return {
    ...open,
    // The rules version in use at that input.
    rulesVersion: resumed[before.length]?.rulesVersion ?? record.rulesVersion,
    entries: record.entries.filter((entry) => entry.number <= number),
    keyframes: record.keyframes.filter((frame, at) => at === 0 || frame.number <= number),
    ...(before.length > 0 && { resumed: before }),
  };
}
