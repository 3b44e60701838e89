/** Everything that is needed to reproduce a problem: the record, what was running, what was asked. */
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
  /** Procedures under way, the innermost last. */
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

/** The game is taken up again under watch, since a running one was not watched. */
function traceOf(game: Game, pending: PendingGame): readonly string[] {
  try {
    return whileWatched(() => restore(pending, game.content, [...game.drawnSince.map(({ value }) => value)])).trace;
  } catch (error) {
    return [`failed: ${error instanceof Error ? error.message : String(error)}`];
  }
}
