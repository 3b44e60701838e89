/**
 * A game of an older version of the rules goes on under these: from its last keyframe, a moment at which nothing waited. What was given since is
 * not played again, for these rules might take it otherwise; the log keeps it, and an entry without an input tells what became of it.
 */
import { failure, type Result, success } from "@broadside/kit";
import type { Content } from "../driver/edition.ts";
import type { Game } from "../driver/game.ts";
import { initialState } from "../driver/new-game.ts";
import { differences, type GameEvent } from "../state/change.ts";
import { STATE_VERSION } from "../state/state.ts";
import { restore } from "./pending.ts";
import { type Earlier, earlierIn, type GameRecord, replay } from "./record.ts";
import { RULES_VERSION } from "./version.ts";

export interface ResumedGame {
  readonly game: Game;
  readonly earlier: Earlier;
}

/** Numbers go on, so that no die is rolled again that somebody has seen. */
export function resumeUnderTheseRules(record: GameRecord, content: Content): Result<ResumedGame> {
  const { rulesVersion, setup, key, entries, keyframes } = record;
  const problem = (path: string, reason: string) => failure([{ path, reason }]);
  if (record.result) return problem("result", "is there: the game is over");
  const frame = keyframes[keyframes.length - 1];
  if (!frame) return problem("keyframes", "must hold the start of the game");
  if (frame.state.stateVersion !== STATE_VERSION) return problem("keyframes", "are of another version, and cannot be gone on from");
  if (setup.edition !== content.edition.id)
    return problem("setup.edition", `is ${setup.edition}; these are the rules of ${content.edition.id}`);
  const { seats, ships } = initialState(setup, content);
  if (frame.state.seats.length !== seats.length || frame.state.ships.length !== ships.length)
    return problem("keyframes", "have other seats or ships than the set-up");
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
      return problem("keyframes", "are nothing that these rules can go on from");
    game.log.splice(0, game.log.length, ...entries, { number, input: undefined, events: [...back, ...events] });
    const resumed = [...(earlierIn(record)?.resumed ?? []), { rulesVersion, number }];
    return success({ game, earlier: { resumed, keyframes } });
  } catch (error) {
    return problem("", `cannot be gone on with: ${error instanceof Error ? error.message : String(error)}`);
  }
}
