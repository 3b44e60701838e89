/** Weapons that fire in spite of disarm tokens; those of configurations in spite of one. */
import type { Slot } from "@broadside/cards";
import type { Bearer, Ship, Situation, Weapon } from "@broadside/rules";
import { hasLock } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";

const isDisarmed = ({ tokens }: Ship): boolean => tokens.disarm === 1;
export const isWeaponOf = (game: Situation, ship: Ship, weapon: Weapon, slots: readonly Slot[]): boolean =>
  typeof weapon === "number" && game.factsOf(ship).upgrades[weapon]?.slots.some((slot) => slots.includes(slot)) === true;

/** A ship that is disarmed so may attack, and with nothing else than what the card names. */
export const firingDisarmed = (
  isSuch: (ship: Ship) => boolean,
  allows: (game: Situation, ship: Ship, target: Ship, weapon: Weapon) => boolean,
) => ({
  attackDisarmed: (_: Situation, self: Bearer, { ship }: { readonly ship: Ship }) =>
    ship === self.ship && isSuch(ship) ? true : undefined,
  target: (
    game: Situation,
    self: Bearer,
    { attacker, target, weapon }: { readonly attacker: Ship; readonly target: Ship; readonly weapon: Weapon },
  ) => (attacker === self.ship && isSuch(attacker) && !allows(game, attacker, target, weapon) ? false : undefined),
});

const ORDNANCE: readonly Slot[] = ["torpedo", "missile"];
const CANNONS: readonly Slot[] = ["cannon"];
const MOST_DICE = 3;

/** Ordnance at ships that it has locked; the lock is not spent then. */
export const os1arsenalloadout: Card = {
  card: "upgrade:os1arsenalloadout",
  title: "Os-1 Arsenal Loadout",
  permissions: {
    ...firingDisarmed(isDisarmed, (game, ship, target, weapon) => isWeaponOf(game, ship, weapon, ORDNANCE) && hasLock(ship, target.id)),
    spend: (_, self, { ship, token, attack }) =>
      ship === self.ship && token === "lock" && attack?.attacker === ship.id && isDisarmed(ship) ? false : undefined,
  },
};

/** Cannons, with three dice at most. */
export const xg1assaultconfiguration: Card = {
  card: "upgrade:xg1assaultconfiguration",
  title: "Xg-1 Assault Configuration",
  permissions: firingDisarmed(isDisarmed, (game, ship, _, weapon) => isWeaponOf(game, ship, weapon, CANNONS)),
  limits: {
    attackDice: (game, self, { ship, attack }) =>
      ship === self.ship && isDisarmed(ship) && isWeaponOf(game, ship, attack.weapon, CANNONS) ? { most: MOST_DICE } : undefined,
  },
};
