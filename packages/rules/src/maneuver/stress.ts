/** Stress and maneuvers: a stressed ship may not execute red maneuvers (1E-MOVE-07), unless a card allows it. */
import { type DialManeuver, readManeuver } from "@broadside/cards";
import type { Situation } from "../contract/situation.ts";
import { isStressed } from "../queries/figures.ts";
import { may } from "../queries/query.ts";
import { type Motion, type Ship, shipOf } from "../state/state.ts";

export const mayFly = (game: Situation, ship: Ship, maneuver: DialManeuver): boolean =>
  may(game, "execute", { ship, maneuver }, !(maneuver.colour === "red" && isStressed(ship)) || paysByEnergy(game, ship));

/**
 * Whether a ship pays for a red maneuver with energy. A second-edition huge ship does if it has any, stressed or not (2E-HUGE-15). Only
 * these ships have an energy recovery value.
 */
export const paysByEnergy = (game: Situation, ship: Ship): boolean => ship.energy > 0 && game.factsOf(ship).energyRecovery > 0;

/** Whether the revealed maneuver is one that its ship may not execute. If so, only effects that change it may be used (1E-MOVE-13). */
export function mayOnlyChangeManeuver(game: Situation): boolean {
  const { motion } = game.state;
  if (motion?.colour !== "red" || game.edition.coloursCount === "executed") return false;
  const ship = shipOf(game.state, motion.ship);
  const maneuver = maneuverIn(game, motion);
  return isStressed(ship) && maneuver !== undefined && !mayFly(game, ship, maneuver);
}

/** A motion's maneuver in its current colour. */
function maneuverIn(game: Situation, { ship, code, colour }: Motion): DialManeuver | undefined {
  const maneuver = game.factsOf(shipOf(game.state, ship)).dial.get(code) ?? readManeuver(code);
  return maneuver && { ...maneuver, colour };
}
