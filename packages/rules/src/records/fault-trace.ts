/** Finds the procedures in which the rules fail, because a running game isn't traced. */
import type { Content } from "../contract/edition.ts";
import { whileWatched } from "../driver/procedure.ts";
import { type GameRecord, gameFromRecord } from "./record.ts";

/**
 * Gives an input to a copy of the game as it was before input `number`, and returns the procedures that were running at the first error, the
 * innermost last. Empty if the copy doesn't fail.
 */
export function faultTrace(record: GameRecord, content: Content, number: number, input: unknown): readonly string[] {
  const before = <Part extends { readonly number: number }>(parts: readonly Part[]): readonly Part[] =>
    parts.filter((part) => part.number < number);
  const { result: _result, claim: _claim, ...open } = record;
  const earlier = { ...open, entries: before(record.entries), keyframes: before(record.keyframes) };
  return whileWatched(() => {
    const copy = gameFromRecord(earlier, content);
    if (copy.ok) giveAnyway(copy.value, input);
  }).failed;
}

function giveAnyway(game: { give(input: unknown): unknown }, input: unknown): void {
  try {
    game.give(input);
  } catch {
    // Strict content throws the error again. Its trace is known by then.
  }
}
