/** A game written down: what was given and what it caused. Watching it needs no rules; going on with it, or checking it, does. */
import { failure, type Result, success } from "@broadside/kit";
import { type Dice, type Earlier, type GameRecord, RECORD_FORMAT, RECORD_VERSION } from "@broadside/protocol";
import type { Content } from "../driver/edition.ts";
import type { Game } from "../driver/game.ts";
import { commitmentOf } from "../driver/random.ts";
import { claimOf } from "../score/score.ts";
import { apply, isChange, written } from "../state/change.ts";
import { clone, type State } from "../state/state.ts";
import { entriesThatCount } from "./entries-that-count.ts";
import { keyframesSinceTakeover, takeoverNumber } from "./keyframes.ts";
import { restore, standstill } from "./pending.ts";
import { RULES_VERSION } from "./version.ts";

export { type Earlier, type GameRecord, RECORD_FORMAT, RECORD_VERSION, type Resumption } from "@broadside/protocol";

/** The game so far. With the dice given anyone can check the key against what was shown before. */
export const recordOf = (game: Game, dice?: Dice, earlier?: Earlier): GameRecord => ({
  format: RECORD_FORMAT,
  formatVersion: RECORD_VERSION,
  rulesVersion: RULES_VERSION,
  setup: game.setup,
  ...(dice && { commitment: commitmentOf(dice.seed), dice }),
  key: game.key,
  entries: game.log.map((entry) => ({ ...entry, events: entry.events.map(written) })),
  keyframes: earlier ? [...earlier.keyframes, ...game.keyframes] : game.keyframes,
  ...(game.state.outcome && { result: game.state.outcome, claim: claimOf(game) }),
  ...(earlier && { resumed: earlier.resumed }),
});

/** What a record holds of the time before these rules. */
export function earlierIn({ resumed, keyframes }: GameRecord): Earlier | undefined {
  const since = resumed?.[resumed.length - 1]?.number;
  return resumed && since !== undefined ? { resumed, keyframes: keyframes.filter(({ number }) => number < since) } : undefined;
}

/** The live game again, to go on with; by the rules that it was played with, or not at all. */
export function gameFromRecord(record: GameRecord, content: Content): Result<Game> {
  const { rulesVersion, setup, key } = record;
  const problem = (path: string, reason: string) => failure([{ path, reason }]);
  if (rulesVersion !== RULES_VERSION) return problem("rulesVersion", `is ${rulesVersion}; these are the rules ${RULES_VERSION}`);
  if (setup.edition !== content.edition.id)
    return problem("setup.edition", `is ${setup.edition}; these are the rules of ${content.edition.id}`);
  // What was played by other rules is not played again.
  const start = takeoverNumber(record);
  const { unbroken: keyframes } = keyframesSinceTakeover(record);
  const last = keyframes[keyframes.length - 1];
  if (!last) return problem("keyframes", "must hold the start of the game");
  const entries = entriesThatCount(record).filter(({ number }) => number > start);
  const [before, since] = [entries.filter(({ number }) => number <= last.number), entries.filter(({ number }) => number > last.number)];
  try {
    const game = restore({ rulesVersion, setup, key, ...last, since, past: { entries: before, keyframes } }, content);
    game.log.splice(0, game.log.length, ...record.entries);
    return success(game);
  } catch (error) {
    return problem("", `cannot be taken up again: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * The game as it stood after an input, by the recorded events alone, to be looked at: nobody is asked anything, and it does not go on. So it
 * can be had of a record of any version of the rules.
 */
export function stillFromRecord(record: GameRecord, to: number, content: Content): Result<Game> {
  const { setup, key, entries } = record;
  try {
    const number = Math.min(to, entries[entries.length - 1]?.number ?? 0);
    const game = standstill(
      { rulesVersion: RULES_VERSION, setup, key, state: replay(record, to), number, drawn: 0, learnt: number, told: 0, since: [] },
      content,
    );
    game.log.splice(0, game.log.length, ...entries.filter((entry) => entry.number <= to));
    return success(game);
  } catch (error) {
    return failure([{ path: "", reason: `cannot be shown: ${error instanceof Error ? error.message : String(error)}` }]);
  }
}

/** The state after an input, or the last one, by the events alone from the nearest keyframe. */
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
