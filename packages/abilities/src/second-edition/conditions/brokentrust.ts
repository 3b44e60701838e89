import { isInAttackArc } from "@broadside/rules/procedures";
import { remember, remembered } from "../../language/attack-marks.ts";
import type { Card } from "../../language/card.ts";
import { all, any, both, enemy, friendly, isAttacker, isDefender, lacksToken, type ShipWhen } from "../../language/when.ts";
import { defenderIsDealtFaceup, defenderIsDestroyed } from "../../language/when-second-edition.ts";
import { REMOVE } from "./phrases.ts";

const allied: ShipWhen = (scene, ship) => !friendly(scene, ship) && !enemy(scene, ship);
const inAttackArc: ShipWhen = ({ game }, ship) => isInAttackArc(game, ship);

/**
 * The ship is friendly only to itself. When it attacks, other ships on its side that are in the attack arc gain stress. After an attack by
 * or against the ship, the Condition ends if the defender was destroyed or was dealt a faceup card.
 */
export const brokentrust: Card = {
  card: "condition:brokentrust",
  title: "Broken Trust",
  permissions: { beFriends: (_, self, { ship, other }) => (ship === self.ship || other === self.ship ? false : undefined) },
  triggers: [
    {
      at: "targetChosen",
      when: isAttacker,
      must: [
        {
          verb: "each ship",
          among: both(allied, inAttackArc, lacksToken("stress")),
          does: [{ verb: "gain", token: "stress", who: "chosen" }],
        },
      ],
    },
    { at: "damageDealt", when: all(any(isAttacker, isDefender), defenderIsDealtFaceup), must: [remember("faceup")] },
    { at: "afterAttack", when: all(any(isAttacker, isDefender), any(remembered("faceup"), defenderIsDestroyed)), must: REMOVE },
  ],
};
