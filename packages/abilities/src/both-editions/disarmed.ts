/**
 * Weapons that can fire while their ship has disarm tokens. Second-edition Configuration cards allow this only if the ship has exactly one
 * disarm token.
 */
import type { Slot } from "@broadside/cards";
import type { Section } from "@broadside/geometry";
import type { Bearer, Ship, Situation, Weapon } from "@broadside/rules";

export const isDisarmed = ({ tokens }: Ship): boolean => tokens.disarm === 1;
export const isWeaponOf = (game: Situation, ship: Ship, weapon: Weapon, slots: readonly Slot[]): boolean =>
  typeof weapon === "number" && game.factsOf(ship).upgrades[weapon]?.slots.some((slot) => slots.includes(slot)) === true;

/** Lets a disarmed ship attack, but only with the weapons that the card names. */
export const firingDisarmed = (
  isSuch: (ship: Ship) => boolean,
  allows: (game: Situation, ship: Ship, target: Ship, weapon: Weapon, section?: Section) => boolean,
) => ({
  attackDespite: (_: Situation, self: Bearer, { ship, despite }: { readonly ship: Ship; readonly despite: "disarm" | "obstacle" }) =>
    despite === "disarm" && ship === self.ship && isSuch(ship) ? true : undefined,
  target: (
    game: Situation,
    self: Bearer,
    {
      attacker,
      target,
      weapon,
      section,
    }: { readonly attacker: Ship; readonly target: Ship; readonly weapon: Weapon; readonly section?: Section | undefined },
  ) => (attacker === self.ship && isSuch(attacker) && !allows(game, attacker, target, weapon, section) ? false : undefined),
});
