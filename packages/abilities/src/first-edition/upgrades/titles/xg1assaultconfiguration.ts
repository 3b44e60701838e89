import type { Slot } from "@broadside/cards";
import type { Ship, Situation, Weapon } from "@broadside/rules";
import { firingDisarmed, isWeaponOf } from "../../../both-editions/disarmed.ts";
import type { Card } from "../../../language/card.ts";

const CANNONS: readonly Slot[] = ["cannon"];
const MOST_POINTS = 2;
function isCheap(game: Situation, ship: Ship, weapon: Weapon): boolean {
  const cost = typeof weapon === "number" ? game.factsOf(ship).upgrades[weapon]?.cost : undefined;
  return typeof cost === "number" && cost <= MOST_POINTS;
}

export const xg1assaultconfiguration: Card = {
  card: "upgrade:xg1assaultconfiguration",
  title: "Xg-1 Assault Configuration",
  permissions: firingDisarmed(
    ({ tokens }) => tokens.disarm > 0,
    (game, ship, _, weapon) => isWeaponOf(game, ship, weapon, CANNONS) && isCheap(game, ship, weapon),
  ),
};
