import type { Card } from "../../../language/card.ts";
import { isDefender } from "../../../language/when.ts";

export const kylorenUpsilonclassshuttle: Card = {
  card: "pilot:kyloren-upsilonclassshuttle",
  title: "Kylo Ren",
  triggers: [
    { at: "attackHits", once: "a round", when: isDefender, must: [{ verb: "condition", id: "illshowyouthedarkside", who: "attacker" }] },
  ],
};
