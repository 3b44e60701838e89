/** The top of the game: step after step of the edition's lists, from wherever the cursor stands. */
import type { Procedure } from "./ask.ts";
import type { Step } from "./edition.ts";
import type { Game } from "./game.ts";
import type { Cursor } from "./state.ts";

export function* play(game: Game): Procedure {
  for (;;) {
    if (game.state.outcome !== undefined || game.state.cursor.phase === "over") return;
    game.rest();
    const step = stepAt(game, game.state.cursor);
    const more = step ? yield* step.run(game) : "done";
    if (more === "done") advance(game);
  }
}

const stepAt = ({ edition }: Game, { phase, step }: Cursor): Step | undefined => (phase === "over" ? undefined : edition.phases[phase][step]);

/** To the next step, the next phase, the next round (1E-ROUND-01). */
export function advance(game: Game): void {
  const { edition, state } = game;
  const { phase, step } = state.cursor;
  if (phase === "over" || state.outcome) return;
  if (step + 1 < edition.phases[phase].length) return game.set({ cursor: { phase, step: step + 1, skill: undefined, active: undefined } });
  const next = edition.roundPhases[edition.roundPhases.indexOf(phase as (typeof edition.roundPhases)[number]) + 1];
  const first = edition.roundPhases[0] ?? "over";
  if (phase === "setup" || next === undefined) game.set({ round: state.round + 1, cursor: { phase: first, step: 0, skill: undefined, active: undefined } });
  else game.set({ cursor: { phase: next, step: 0, skill: undefined, active: undefined } });
  game.note({ note: "phase", text: state.cursor.phase, figure: state.round });
}
