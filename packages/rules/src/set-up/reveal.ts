/**
 * Reveals squads in full before any decision (1E-SETUP-11, ES-DEPLOY-04, ET-DEPLOY-04); in Team Epic, after initiative (ET-TDEPLOY-01). The
 * obstacles that squads bring become the pool.
 */
import type { ObstacleId } from "@broadside/geometry";
import type { Situation } from "../contract/situation.ts";
import { quietStep } from "../driver/quiet-step.ts";
import { sidesOf } from "../state/sides.ts";
import { CORE_ASTEROIDS, type SetUpFormat, setUpFormatOf } from "./formats.ts";

export const REVEAL = quietStep("reveal squads", (game) => {
  for (const [seat, { faction, points }] of game.setup.squads.entries())
    game.note({ note: "squad revealed", seat, faction: faction, total: points, unit: "point", rule: "1E-SETUP-11" });
  POOLS[setUpFormatOf(game.setup.format).obstacles.filled](game);
});

const POOLS: Readonly<Record<SetUpFormat["obstacles"]["filled"], (game: Situation) => void>> = { pool: fillPool, "each side": fillSides };

/**
 * Fills the pool up to the format's number. Seats that bring no obstacles share the tokens from the core set that nobody brought. A huge
 * ship used as an obstacle replaces all obstacles of its seat (HS-HOBS-03).
 */
function fillPool(game: Situation): void {
  const { each, total } = setUpFormatOf(game.setup.format).obstacles;
  const { hugeObstacle } = game.setup;
  if (hugeObstacle) game.setSeat(hugeObstacle.seat, { obstacles: [hugeObstacle.token] });
  const brought = game.state.seats.flatMap(({ obstacles }) => obstacles);
  const empty = game.state.seats.flatMap(({ obstacles }, seat) => (obstacles.length === 0 ? [seat] : []));
  const missing = total - brought.length - (hugeObstacle ? each - 1 : 0);
  const spare = CORE_ASTEROIDS.filter((token) => !brought.includes(token)).slice(0, Math.max(0, missing));
  if (empty.length === 0) return;
  const dealt = (seat: number): readonly ObstacleId[] => spare.filter((_, at) => empty[at % empty.length] === seat);
  game.set({ seats: game.state.seats.map((one, seat) => (empty.includes(seat) ? { ...one, obstacles: dealt(seat) } : one)) });
}

/**
 * Gives each side as many different tokens as the format says, from any product (ET-DEPLOY-12, -13). A captain brings them for the whole
 * team (ET-TDEPLOY-08). Second copies stay out (ET-GEAR-06, -51-Q), and tokens from the core set replace missing ones.
 */
function fillSides(game: Situation): void {
  const { each } = setUpFormatOf(game.setup.format).obstacles;
  const obstacles: (readonly ObstacleId[])[] = game.state.seats.map(() => []);
  for (const { seats } of sidesOf(game)) {
    const brought = seats.flatMap((seat) => game.state.seats[seat]?.obstacles ?? []);
    obstacles[seats[0] ?? 0] = [...new Set([...brought, ...CORE_ASTEROIDS])].slice(0, each);
  }
  game.set({ seats: game.state.seats.map((one, seat) => ({ ...one, obstacles: obstacles[seat] ?? [] })) });
}
