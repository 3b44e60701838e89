import type { Card } from "../../../language/card.ts";
import { all, both, notDefender, withThisWeapon } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { defenderIn, withinOfDefender } from "../../../language/when-second-edition.ts";
import { MORE_DICE, moreDice } from "../more-dice.ts";

/**
 * If the defender is in the front arc, the ship can spend a charge to roll one more die. It can spend another charge for a second attack.
 */
export const saturationrocketsalphaclassstarwing: Card = {
  card: "upgrade:saturationrockets-alphaclassstarwing",
  title: "Saturation Rockets",
  weapon: { charges: 2 },
  triggers: [
    {
      at: "beforeRoll",
      when: all(withThisWeapon, beforeDice("attack"), defenderIn("front")),
      may: [{ verb: "spend charge" }, moreDice(1)],
    },
    {
      at: "afterAttack",
      when: withThisWeapon,
      may: [
        { verb: "spend charge" },
        { verb: "attack", with: "this card", at: both(notDefender, withinOfDefender(0, 1)), waived: "charges", paid: true },
      ],
    },
  ],
  effects: MORE_DICE,
};
