/** Squads are revealed in full before anything is decided (1E-SETUP-11, ES-DEPLOY-04); what they bring makes the pool of obstacles. */
import type { ObstacleId } from "@broadside/geometry";
import type { Game } from "../../game.ts";
import { setUpFormatOf } from "../../set-up-formats.ts";
import { quietStep } from "../quiet-step.ts";

export const REVEAL = quietStep("reveal squads", (game) => {
  for (const [seat, { faction, points }] of game.setup.squads.entries())
    game.note({ note: "squad revealed", seat, text: faction, figure: points, rule: "1E-SETUP-11" });
  fillPool(game);
});

/** Seats that bring no obstacles share in those of the core set that nobody has brought, up to the number of the format. */
function fillPool(game: Game): void {
  const { total, fillers } = setUpFormatOf(game.setup.format).obstacles;
  const brought = game.state.seats.flatMap(({ obstacles }) => obstacles);
  const empty = game.state.seats.flatMap(({ obstacles }, seat) => (obstacles.length === 0 ? [seat] : []));
  const spare = fillers.filter((token) => !brought.includes(token)).slice(0, Math.max(0, total - brought.length));
  if (empty.length === 0) return;
  const dealt = (seat: number): readonly ObstacleId[] => spare.filter((_, at) => empty[at % empty.length] === seat);
  game.set({ seats: game.state.seats.map((one, seat) => (empty.includes(seat) ? { ...one, obstacles: dealt(seat) } : one)) });
}
