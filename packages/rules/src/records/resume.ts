/**
 * Continues a running game from an older rules version under the current rules. It starts from the last keyframe, when nothing was in
 * progress. Later inputs aren't replayed, because the current rules might treat them differently. They stay in the log, followed by an
 * entry without an input that takes the game back to the keyframe. If keyframes are missing, the game continues only if the current rules
 * replay the whole game exactly as recorded.
 */
import { failure, type Problem, type Result, success } from "@broadside/kit";
import type { Content } from "../contract/edition.ts";
import type { Checkpoint } from "../driver/checkpoint.ts";
import type { Game } from "../driver/game.ts";
import { firstCheckpoint, initialState } from "../driver/new-game.ts";
import { differences, type GameEvent } from "../state/change.ts";
import type { GameSetup } from "../state/setup.ts";
import { STATE_VERSION } from "../state/state.ts";
import { takeoverNumber } from "./keyframes.ts";
import { restore } from "./pending.ts";
import { type EarlierGame, earlierIn, type GameRecord, replay } from "./record.ts";
import { inputDifference } from "./verify.ts";
import { RULES_VERSION } from "./version.ts";

export interface ResumedGame {
  readonly game: Game;
  readonly earlier: EarlierGame;
}

/**
 * Resumes a record that has all its keyframes. The numbers of inputs continue, so a die that a player has already seen isn't rolled the
 * same way again.
 */
export function resumeUnderTheseRules(record: GameRecord, content: Content): Result<ResumedGame> {
  const { rulesVersion, setup, key, entries, keyframes } = record;
  const problem = (path: string, reason: string) => failure([{ path, reason }]);
  if (record.result) return problem("result", "exists, so the game is over");
  const frame = keyframes[keyframes.length - 1];
  if (!frame) return problem("keyframes", "must include the start of the game");
  const unfit = frameProblem(frame, setup, content);
  if (unfit) return failure([unfit]);
  const number = (entries[entries.length - 1]?.number ?? 0) + 1;
  try {
    const back: readonly GameEvent[] = [
      { note: "other rules", from: rulesVersion, to: RULES_VERSION },
      ...differences(replay(record), frame.state),
    ];
    const checkpoint = { state: frame.state, number, drawn: 0, learnt: number, told: back.length, proposal: undefined };
    const game = restore({ rulesVersion, setup, key, ...checkpoint, since: [], past: { entries: [], keyframes: [checkpoint] } }, content);
    const events = game.log.flatMap((logged) => logged.events);
    if (events.some((event) => "note" in event && event.note === "the rules lost their place"))
      return problem("keyframes", "don't let these rules continue the game");
    game.log.splice(0, game.log.length, ...entries, { number, input: undefined, events: [...back, ...events] });
    game.names = record.names;
    const resumed = [...(earlierIn(record)?.resumed ?? []), { rulesVersion, number }];
    return success({ game, earlier: { resumed, keyframes } });
  } catch (error) {
    return problem("", `can't be continued: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Continues a record without all its keyframes. Returns the game exactly where it stopped, or the first input that these rules play
 * differently.
 */
export function continueUnderTheseRules(record: GameRecord, content: Content): Result<Game> {
  const { rulesVersion, setup, key, entries } = record;
  const problem = (path: string, reason: string) => failure([{ path, reason }]);
  const start = takeoverNumber(record);
  const frame = start === 0 ? firstCheckpoint(initialState(setup, content)) : record.keyframes.find(({ number }) => number >= start);
  if (!frame) return problem("keyframes", "must include the start of the game");
  const unfit = frameProblem(frame, setup, content);
  if (unfit) return failure([unfit]);
  try {
    const game = restore({ rulesVersion, setup, key, ...frame, since: [], past: { entries: [], keyframes: [frame] } }, content);
    const [first, ...later] = entries.filter(({ number }) => number >= frame.number);
    const played = first ? [{ ...first, events: first.events.slice(frame.told) }, ...later] : [];
    const difference = inputDifference(played, game);
    if (difference) return problem("entries", `lead to a different game from input ${difference.input} on: ${difference.what}`);
    game.log.splice(0, game.log.length, ...entries);
    game.names = record.names;
    return success(game);
  } catch (error) {
    return problem("", `can't be continued: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Returns why these rules can't start from a keyframe; undefined if they can. */
function frameProblem({ state }: Checkpoint, setup: GameSetup, content: Content): Problem | undefined {
  if (setup.edition !== content.edition.id)
    return { path: "setup.edition", reason: `is ${setup.edition}, but these rules are for ${content.edition.id}` };
  if (state.stateVersion !== STATE_VERSION)
    return { path: "keyframes", reason: "are from another version, and the game can't continue from them" };
  const { seats, ships } = initialState(setup, content);
  if (state.seats.length === seats.length && state.ships.length === ships.length) return undefined;
  return { path: "keyframes", reason: "have different seats or ships from the set-up" };
}
