import { type Bearer, type CardKey, isPrimary, type Situation, type Weapon } from "@broadside/rules";
import { addEffect, effectOn, type Option, remembered, removeEffects, weaponsOf } from "@broadside/rules/procedures";
import type { Card, CardText } from "../../language/card.ts";
import { pick, upgradesAt } from "../../language/pick.ts";
import type { CardScene, When } from "../../language/scene.ts";
import { all, upgradesOf } from "../../language/when.ts";
import { attacksFromIt, inDecksOf, liesOnIt, sectionOf } from "./huge-ships.ts";
import { whenFaceup } from "./phrases.ts";

/**
 * Returns the key of the effect that remembers the named weapon. The effect stores the index of a Hardpoint card, or no value for the
 * primary weapon.
 */
const naming = ({ at }: Bearer): CardKey => `effect:Weapon Damaged ${at}`;

/** Returns the section's primary weapon, if it has one, and its Hardpoint cards. */
function weaponsThere({ game, self }: CardScene): readonly Option<Weapon>[] {
  const { ship } = self;
  const section = sectionOf(game, self);
  const primary = weaponsOf(game, ship).some(({ weapon, from }) => isPrimary(weapon) && from === section);
  const cards = upgradesOf(game, ship, "hardpoint").filter((place) => liesOnIt(game, self, place));
  return [...(primary ? [{ key: "primary weapon", value: "primary" } as const] : []), ...upgradesAt(ship, cards)];
}

function forget(game: Situation, self: Bearer): void {
  removeEffects(game, ({ id, ship }) => id === naming(self) && ship === self.ship.id);
}

const NAME_ONE = pick<Weapon>({
  rule: "1E-DCRF-08",
  among: weaponsThere,
  apply({ game, self }, weapon) {
    const effect = { id: naming(self), ship: self.ship.id, by: self.ship.id, until: "game" } as const;
    addEffect(game, isPrimary(weapon) ? effect : { ...effect, data: { upgrade: weapon } });
    const upgrade = isPrimary(weapon) ? undefined : (`upgrade:${self.ship.upgrades[weapon]?.id}` as const);
    game.note({ note: "concerns", ship: self.ship.id, card: self.card, upgrade });
  },
});

const withThatWeapon: When = ({ game, self, attack }) => {
  const effect = effectOn(game, naming(self), self.ship);
  return effect !== undefined && attack?.weapon === (remembered(effect, "upgrade") ?? "primary");
};

const text: CardText = {
  triggers: [whenFaceup({ verb: "apply", what: ({ game, self }) => forget(game, self) }, NAME_ONE)],
  changes: [{ of: "attackDice", by: -1, when: all(attacksFromIt, withThatWeapon) }],
};

export const weaponDamaged: readonly Card[] = inDecksOf(["CR90", "Raider"], "Weapon Damaged", text);
