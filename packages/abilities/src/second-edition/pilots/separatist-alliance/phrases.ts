/** What several pilots of the Separatist Alliance say. */
import { isTractored, may } from "@broadside/rules/procedures";
import type { ShipWhen } from "../../../language/when.ts";
import { lowerInitiative } from "../../../language/when-second-edition.ts";

export const tractored: ShipWhen = ({ game }, ship) => isTractored(game, ship);

const NETWORKED = "Networked Calculations";
/** It has the ship ability, and nothing has taken that away. */
export const inNetwork: ShipWhen = ({ game }, ship) =>
  game.factsOf(ship).pilot.shipAbility === NETWORKED && may(game, "useText", { ship, card: `ship:${NETWORKED}` }, true);

/** Initiative equal to or above that of the card's ship. */
export const noLessInitiative: ShipWhen = (scene, ship) => !lowerInitiative(scene, ship);
