import type { Card } from "../../../card.ts";
import { all, isAttacker, isStressed, withPrimary } from "../../../when.ts";
import { isBonusOfThisCard } from "../../when-firing.ts";
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
