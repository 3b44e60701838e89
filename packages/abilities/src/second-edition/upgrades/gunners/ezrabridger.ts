import type { Card } from "../../../language/card.ts";
import { all, isAttacker, isStressed, withPrimary } from "../../../language/when.ts";
import { isBonusOfThisCard } from "../../../language/when-firing.ts";
import { inFreshTurret, REMEMBER_TURRET, TURRETS } from "../attacked.ts";

export const ezrabridger: Card = {
  card: "upgrade:ezrabridger",
  title: "Ezra Bridger",
  triggers: [
    REMEMBER_TURRET,
    {
      at: "afterAttack",
      when: all(isAttacker, withPrimary),
      once: "a round",
      may: [{ verb: "spend force" }, { verb: "attack", with: "any", arcs: TURRETS, at: inFreshTurret, paid: true }],
    },
  ],
  dice: [{ dice: "attack", when: all(isBonusOfThisCard, isStressed), may: [{ verb: "reroll", most: 1 }] }],
};
