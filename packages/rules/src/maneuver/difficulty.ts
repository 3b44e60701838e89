/**
 * Checks a maneuver's difficulty after the ship has moved: red gives a stress token, blue removes stress, strain and deplete (2E-MOVE-19 to
 * -21). A huge ship with energy loses one energy instead of gaining stress (2E-HUGE-15, -16).
 */
import type { Procedure } from "../contract/ask.ts";
import type { Difficulty } from "../contract/queries.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import { spendEnergy } from "../energy/energy.ts";
import { isEasy } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { assign, loseToken } from "../tokens/tokens.ts";
import { paysByEnergy } from "./stress.ts";

export const checkDifficulty = procedure("checkDifficulty", function* (game: Situation, ship: Ship, colour: Difficulty): Procedure {
  if (ship.status !== "inPlay") return;
  if (colour === "red") {
    if (paysByEnergy(game, ship)) spendEnergy(game, ship, 1);
    else yield* assign(game, ship, "stress");
  } else if (isEasy(colour)) for (const token of ["stress", "strain", "deplete"] as const) loseToken(game, ship, token);
});
