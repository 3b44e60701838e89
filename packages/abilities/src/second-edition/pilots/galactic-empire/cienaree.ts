import type { Card } from "../../../card.ts";
import { all, friendLostWithin, isAttacker } from "../../../when.ts";
import { defenderIsDestroyed } from "../../when.ts";

export const cienaree: Card = {
  card: "pilot:cienaree",
  title: "Ciena Ree",
  triggers: [
    { at: "afterAttack", when: all(isAttacker, defenderIsDestroyed), must: [{ verb: "gain", token: "stress" }] },
    { at: "shipLost", when: friendLostWithin(0, 3), must: [{ verb: "remove token", tokens: ["stress"] }] },
  ],
};
