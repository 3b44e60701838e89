/** Makes records of games, and makes games from records. Watching a record doesn't need the rules; continuing or verifying it does. */
import { failure, type Result, success } from "@broadside/kit";
import { type Dice, type EarlierGame, type GameRecord, RECORD_FORMAT, RECORD_VERSION } from "@broadside/protocol";
import type { Content } from "../contract/edition.ts";
import type { Game } from "../driver/game.ts";
import { commitmentOf } from "../driver/random.ts";
import { claimOf } from "../score/score.ts";
import { apply, isChange, written } from "../state/change.ts";
import { clone, type State } from "../state/state.ts";
import { entriesThatCount } from "./entries-that-count.ts";
import { keyframesSinceTakeover, takeoverNumber } from "./keyframes.ts";
import { frozenGame, restore } from "./pending.ts";
import { RULES_VERSION } from "./version.ts";

export { type EarlierGame, type GameRecord, RECORD_FORMAT, RECORD_VERSION, type Resumption } from "@broadside/protocol";

/** Returns the record of the game so far. If the dice are given, anyone can check the key against the published commitment. */
export const recordOf = (game: Game, dice?: Dice, earlier?: EarlierGame): GameRecord => ({
  format: RECORD_FORMAT,
  formatVersion: RECORD_VERSION,
  rulesVersion: RULES_VERSION,
  setup: game.setup,
  names: game.names,
  ...(dice && { commitment: commitmentOf(dice.seed), dice }),
  key: game.key,
  entries: game.log.map((entry) => ({ ...entry, events: entry.events.map(written) })),
  keyframes: earlier ? [...earlier.keyframes, ...game.keyframes] : game.keyframes,
  ...(game.state.outcome && { result: game.state.outcome, claim: claimOf(game) }),
  ...(earlier && { resumed: earlier.resumed }),
});

/** Returns the part of a record that was played under earlier rules. */
export function earlierIn({ resumed, keyframes }: GameRecord): EarlierGame | undefined {
  const since = resumed?.[resumed.length - 1]?.number;
  return resumed && since !== undefined ? { resumed, keyframes: keyframes.filter(({ number }) => number < since) } : undefined;
}

/** Restores a game so that it can continue. Works only if it was played under the same rules. */
export function gameFromRecord(record: GameRecord, content: Content): Result<Game> {
  const { rulesVersion, setup, key } = record;
  const problem = (path: string, reason: string) => failure([{ path, reason }]);
  if (rulesVersion !== RULES_VERSION) return problem("rulesVersion", `is ${rulesVersion}, but this is rules version ${RULES_VERSION}`);
  if (setup.edition !== content.edition.id)
    return problem("setup.edition", `is ${setup.edition}, but these rules are for ${content.edition.id}`);
  // Inputs played with other rules aren't replayed.
  const start = takeoverNumber(record);
  const { unbroken: keyframes } = keyframesSinceTakeover(record);
  const last = keyframes[keyframes.length - 1];
  if (!last) return problem("keyframes", "must include the start of the game");
  const entries = entriesThatCount(record).filter(({ number }) => number > start);
  const [before, since] = [entries.filter(({ number }) => number <= last.number), entries.filter(({ number }) => number > last.number)];
  try {
    const game = restore({ rulesVersion, setup, key, ...last, since, past: { entries: before, keyframes } }, content);
    game.log.splice(0, game.log.length, ...record.entries);
    game.names = record.names;
    return success(game);
  } catch (error) {
    return problem("", `can't be continued: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Returns the game as it was after an input, from the recorded events alone. That game is only for viewing: it asks no questions and can't
 * continue. No rules are run, so this works for records of any rules version.
 */
export function frozenFromRecord(record: GameRecord, to: number, content: Content): Result<Game> {
  const { setup, key, entries } = record;
  try {
    const number = Math.min(to, entries[entries.length - 1]?.number ?? 0);
    const game = frozenGame(
      { rulesVersion: RULES_VERSION, setup, key, state: replay(record, to), number, drawn: 0, learnt: number, told: 0, since: [] },
      content,
    );
    game.log.splice(0, game.log.length, ...entries.filter((entry) => entry.number <= to));
    game.names = record.names;
    return success(game);
  } catch (error) {
    return failure([{ path: "", reason: `can't be shown: ${error instanceof Error ? error.message : String(error)}` }]);
  }
}

/** Returns the state after the given input, or after the last one, using only the events since the nearest keyframe. */
export function replay({ entries, keyframes }: GameRecord, to: number = Number.POSITIVE_INFINITY): State {
  const from = keyframes.findLast(({ number }) => number <= to) ?? keyframes[0];
  if (!from) throw new Error("a record has the start of its game");
  const state = clone(from.state);
  for (const { number, events } of entries) {
    if (number < from.number || number > to) continue;
    for (const event of number === from.number ? events.slice(from.told) : events) if (isChange(event)) apply(state, event);
  }
  return state;
}
