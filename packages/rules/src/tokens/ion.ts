/**
 * Ionized ships get no dial. They drift instead (1E-PLAN-04, 1E-TOKEN-01, -02). Ionized huge ships execute the maneuver on their dial
 * (HS-TOKEN-04).
 */
import type { Situation } from "../contract/situation.ts";
import type { Ship } from "../state/state.ts";
import { loseToken } from "./tokens.ts";

export const isIonized = (game: Situation, ship: Ship): boolean => ship.tokens.ion >= game.edition.ionizedBy[game.factsOf(ship).type.size];

/** The maneuver that a drifting ship executes. */
export const ION_MANEUVER = "1FW";

/** When the Activation phase ends, huge ships lose all ion tokens, even those just received (HS-TOKEN-06, -92-Q). */
export function clearIonOfHugeShips(game: Situation): void {
  for (const ship of game.state.ships) if (ship.tokens.ion > 0 && game.factsOf(ship).isHuge) loseToken(game, ship, "ion", ship.tokens.ion);
}
