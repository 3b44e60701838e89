import type { Card } from "../../../language/card.ts";
import { isDefender } from "../../../language/when.ts";

export const kylorenTiesilencer: Card = {
  card: "pilot:kyloren-tiesilencer",
  title: "Kylo Ren",
  triggers: [
    { at: "attackHits", once: "a round", when: isDefender, must: [{ verb: "condition", id: "illshowyouthedarkside", who: "attacker" }] },
  ],
};
