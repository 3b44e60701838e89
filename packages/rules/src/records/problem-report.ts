/** Everything needed to reproduce a problem: the record, the running procedures and the open questions. */
import type { Game } from "../driver/game.ts";
import { whileWatched } from "../driver/procedure.ts";
import { type Question, questionsFor } from "../driver/question.ts";
import { STATE_VERSION } from "../state/state.ts";
import { type PendingGame, pendingOf, restore } from "./pending.ts";
import { type GameRecord, recordOf } from "./record.ts";
import { RULES_VERSION } from "./version.ts";

export interface ProblemReport {
  readonly format: "broadside-problem";
  readonly rulesVersion: string;
  readonly stateVersion: number;
  readonly record: GameRecord;
  readonly pending: PendingGame;
  /** Running procedures, with the innermost last. */
  readonly trace: readonly string[];
  readonly questions: readonly Question[];
}

export function problemReport(game: Game, record: GameRecord = recordOf(game)): ProblemReport {
  const pending = pendingOf(game);
  return {
    format: "broadside-problem",
    rulesVersion: RULES_VERSION,
    stateVersion: STATE_VERSION,
    record,
    pending,
    trace: traceOf(game, pending),
    questions: questionsFor(
      game,
      game.setup.seats.map((_, seat) => seat),
    ),
  };
}

/** Loads the game again with tracing on, because the running game wasn't traced. Returns the trace. */
function traceOf(game: Game, pending: PendingGame): readonly string[] {
  try {
    return whileWatched(() => restore(pending, game.content, [...game.drawnSince.map(({ value }) => value)])).trace;
  } catch (error) {
    return [`failed: ${error instanceof Error ? error.message : String(error)}`];
  }
}
