import type { Ship, Situation, Weapon } from "@broadside/rules";
import { arcsShown, isInArcOf, weaponRange } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Amount } from "../../../language/instruction.ts";

/** True for a torpedo or missile that requires the front arc. */
const isTurnable = (game: Situation, ship: Ship, weapon: Weapon): boolean =>
  typeof weapon === "number" &&
  game.factsOf(ship).upgrades[weapon]?.slots.some((slot) => slot === "torpedo" || slot === "missile") === true &&
  arcsShown(game, ship, weapon).includes("front");

const [NEAREST, FARTHEST] = [1, 2];

/** Returns how far the weapon's minimum and maximum range change when it fires to the rear. */
function stretch(game: Situation, ship: Ship, weapon: Weapon): { readonly nearer: number; readonly farther: number } {
  const [least = NEAREST, most = FARTHEST] = typeof weapon === "number" ? (game.factsOf(ship).upgrades[weapon]?.attack?.range ?? []) : [];
  return { nearer: Math.max(0, least - NEAREST), farther: Math.max(0, FARTHEST - most) };
}
const stretchBy =
  (end: "nearer" | "farther"): Amount =>
  ({ game, self: { ship }, moment: { weapon } }) =>
    weapon !== undefined && isTurnable(game, ship, weapon) ? stretch(game, ship, weapon)[end] : 0;

const isWithin = (range: number | undefined, least: number, most: number): boolean =>
  range !== undefined && range >= least && range <= most;

/** The weapon has its printed range to the front, and range 1-2 to the rear. */
export const venisadoza: Card = {
  card: "pilot:venisadoza",
  title: "Venisa Doza",
  changes: [
    { of: "weaponNearness", by: stretchBy("nearer") },
    { of: "weaponReach", by: stretchBy("farther") },
  ],
  permissions: {
    fireIn: (game, self, { ship, weapon, arc }) =>
      arc === "rear" && ship === self.ship && isTurnable(game, ship, weapon) ? true : undefined,
    target(game, self, { attacker, target, weapon }) {
      if (attacker !== self.ship || !isTurnable(game, attacker, weapon) || game.board.range(attacker, target) === 0) return undefined;
      const rangeIn = (arc: "front" | "rear") =>
        isInArcOf(game, attacker, arc, target) ? game.board.measure(attacker, target, arc)?.range : undefined;
      const { least = 0, most = 0 } = weaponRange(game, attacker, weapon) ?? {};
      const { nearer, farther } = stretch(game, attacker, weapon);
      const isOpen = isWithin(rangeIn("front"), least + nearer, most - farther) || isWithin(rangeIn("rear"), NEAREST, FARTHEST);
      return isOpen ? undefined : false;
    },
  },
};
