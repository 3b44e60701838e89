import type { Card } from "../../../language/card.ts";
import { all, attackMissed, isAttacker, notDefender } from "../../../language/when.ts";

export const bazemalbus: Card = {
  card: "upgrade:bazemalbus",
  title: "Baze Malbus",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackMissed),
      may: [{ verb: "attack", with: "primary", at: notDefender, last: true }],
    },
  ],
};
