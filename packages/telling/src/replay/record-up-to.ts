/** A record as it was after one of its inputs: from there the game can be gone on with. */
import type { GameRecord } from "@broadside/rules";

export function recordUpTo(record: GameRecord, number: number): GameRecord {
  const { result: _result, claim: _claim, resumed = [], ...open } = record;
  const before = resumed.filter((one) => one.number <= number);
  return {
    ...open,
    // The rules that counted then.
    rulesVersion: resumed[before.length]?.rulesVersion ?? record.rulesVersion,
    entries: record.entries.filter((entry) => entry.number <= number),
    keyframes: record.keyframes.filter((frame, at) => at === 0 || frame.number <= number),
    ...(before.length > 0 && { resumed: before }),
  };
}
