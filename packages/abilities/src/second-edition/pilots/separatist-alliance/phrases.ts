/** Parts of card texts that several Separatist Alliance pilots share. */
import { isTractored, may } from "@broadside/rules/procedures";
import type { ShipWhen } from "../../../language/when.ts";
import { lowerInitiative } from "../../../language/when-second-edition.ts";

export const tractored: ShipWhen = ({ game }, ship) => isTractored(game, ship);

const NETWORKED = "Networked Calculations";
/** True if the ship has the network's ship ability and hasn't lost it. */
export const inNetwork: ShipWhen = ({ game }, ship) =>
  game.factsOf(ship).pilot.shipAbility === NETWORKED && may(game, "useText", { ship, card: `ship:${NETWORKED}` }, true);

/** True for ships whose initiative is equal to or higher than that of the card's ship. */
export const noLessInitiative: ShipWhen = (scene, ship) => !lowerInitiative(scene, ship);
