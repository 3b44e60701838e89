import type { Card } from "../../../language/card.ts";
import { all, attackMissed, isAttacker } from "../../../language/when.ts";

export const ig88b: Card = {
  card: "pilot:ig88b",
  title: "IG-88B",
  triggers: [{ at: "afterAttack", once: "a round", when: all(isAttacker, attackMissed), may: [{ verb: "attack", with: "cannon" }] }],
};
