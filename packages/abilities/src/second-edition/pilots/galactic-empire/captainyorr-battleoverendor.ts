import type { Card } from "../../../language/card.ts";
import { all, attackHit, isAttacker, withPrimary } from "../../../language/when.ts";

export const captainyorrBattleoverendor: Card = {
  card: "pilot:captainyorr-battleoverendor",
  title: "Captain Yorr",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, withPrimary, attackHit),
      may: [{ verb: "spend charge" }, { verb: "attack", with: "cannon", paid: true }],
    },
  ],
};
