/** The top level of the game: runs the edition's steps one after another, from the cursor's position. */

import type { Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { decideAtOnce, declareOver, mayEndAtOnce } from "../score/score.ts";
import type { Cursor, Phase } from "../state/state.ts";
import { NOTHING } from "./ask.ts";

export function* play(game: Situation): Procedure {
  const endsAtOnce = mayEndAtOnce(game);
  let phase: Phase = "over";
  let steps: readonly Step[] = [];
  for (;;) {
    const { cursor, outcome } = game.state;
    if (outcome !== undefined || cursor.phase === "over") return;
    if (phase !== cursor.phase) {
      phase = cursor.phase;
      steps = stepsOf(game, phase);
    }
    game.rest();
    const work = steps[cursor.step]?.run(game) ?? NOTHING;
    const more = work === NOTHING ? "done" : yield* work;
    const over = endsAtOnce ? decideAtOnce(game) : undefined;
    if (over) declareOver(game, over);
    else if (more !== "again") advance(game);
  }
}

/** The steps of a phase. */
export const stepsOf = (game: Situation, phase: Exclude<Phase, "over">): readonly Step[] =>
  (phase === "setup" ? ownSetUp(game) : undefined) ?? game.edition.phases[phase];

/** Returns the set-up steps of a format or of an Epic Battles scenario that has its own. */
const ownSetUp = ({ edition, setup, content }: Situation): readonly Step[] | undefined =>
  content.scenario?.isEpic ? edition.epicSetUp : edition.setUps?.[setup.format ?? ""];

/** Moves to the next step, phase or round (1E-ROUND-01). */
export function advance(game: Situation): void {
  const { edition, state } = game;
  const { phase, step } = state.cursor;
  if (phase === "over" || state.outcome) return;
  const steps = stepsOf(game, phase);
  for (let next = step + 1; next < steps.length; next += 1)
    if (!steps[next]?.isIdle?.(game)) {
      game.setCursor(at(phase, next));
      return;
    }
  const [first] = edition.roundPhases;
  const next = phase === "setup" ? undefined : edition.roundPhases[edition.roundPhases.indexOf(phase) + 1];
  if (next === undefined) game.set({ round: state.round + 1, cursor: at(first, 0) });
  else game.setCursor(at(next, 0));
  game.note({ note: "phase", phase: state.cursor.phase, round: state.round });
}

const at = (phase: Phase, step: number): Cursor => ({ phase, step, skill: undefined, active: undefined });
