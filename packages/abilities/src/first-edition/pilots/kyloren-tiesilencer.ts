import type { Card } from "../../card.ts";
import { isDefender } from "../../when.ts";

export const kylorenTiesilencer: Card = {
  card: "pilot:kyloren-tiesilencer",
  title: "Kylo Ren",
  triggers: [
    { at: "attackHits", once: "a round", when: isDefender, must: [{ verb: "condition", id: "illshowyouthedarkside", who: "attacker" }] },
  ],
};
