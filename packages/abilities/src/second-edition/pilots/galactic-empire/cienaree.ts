import type { Card } from "../../../language/card.ts";
import { all, friendLostWithin, isAttacker } from "../../../language/when.ts";
import { defenderIsDestroyed } from "../../../language/when-second-edition.ts";

export const cienaree: Card = {
  card: "pilot:cienaree",
  title: "Ciena Ree",
  triggers: [
    { at: "afterAttack", when: all(isAttacker, defenderIsDestroyed), must: [{ verb: "gain", token: "stress" }] },
    { at: "shipLost", when: friendLostWithin(0, 3), must: [{ verb: "remove token", tokens: ["stress"] }] },
  ],
};
