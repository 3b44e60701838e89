/** Titles of ships docked to the Ghost. */
import { isPrimary, type Ship } from "@broadside/rules";
import type { CardText } from "../language/card.ts";
import { type When, whoIs } from "../language/scene.ts";
import { hasUpgrade } from "../language/when.ts";

const isGhost = (ship: Ship): boolean => hasUpgrade(ship, "ghost") || hasUpgrade(ship, "ghost-swx72");

export const isAboardTheGhost: When = (scene) => {
  const carrier = whoIs(scene, "carrier");
  return scene.self.ship.status === "docked" && carrier !== undefined && isGhost(carrier);
};

/** Lets the ship's primary weapon fire in its special arc too. */
export const openSpecialArc: NonNullable<CardText["permissions"]> = {
  fireIn: (_, { ship: own }, { ship, weapon, arc }) =>
    arc === "special" && isPrimary(weapon) && own.status === "docked" && ship.id === own.carrier && isGhost(ship) ? true : undefined,
};
