import { discountBy } from "@broadside/cards";
import { agility } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, attackMissed, both, isDefendingShip, nearDefender, type ShipWhen, withSlot } from "../../../language/when.ts";

/** Returns the squad point cost of the weapon card that was fired. A title on the ship can lower this cost. */
function costOfWeapon({ game, self, attack }: CardScene): number {
  const { upgrades } = game.factsOf(self.ship);
  const card = typeof attack?.weapon === "number" ? upgrades[attack.weapon] : undefined;
  return typeof card?.cost === "number" ? card.cost - discountBy(upgrades, card, card.cost) : 0;
}

/**
 * True if the ship is at Range 1 of the defender. The defender counts too. If it is huge, only its targeted section counts (HS-DEFM-02).
 */
const inSalvo: ShipWhen = (scene, ship) =>
  isDefendingShip(scene, ship) && scene.at !== undefined ? scene.at === scene.attack?.section : nearDefender(scene, ship);
const isSlow: ShipWhen = (scene, ship) => agility(scene.game, ship, undefined) < costOfWeapon(scene);

export const saturationsalvo: Card = {
  card: "upgrade:saturationsalvo",
  title: "Saturation Salvo",
  triggers: [
    {
      at: "afterAttack",
      when: all(withSlot("torpedo", "missile"), attackMissed),
      must: [{ verb: "each ship", among: both(inSalvo, isSlow), does: [{ verb: "roll damage", dice: 1, who: "chosen" }] }],
    },
  ],
};
