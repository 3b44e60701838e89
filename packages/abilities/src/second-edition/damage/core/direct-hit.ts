import type { Card } from "../../../card.ts";
import { isThisCard } from "../../../when.ts";
import { ONE_HIT, ofCore, REPAIRED } from "./phrases.ts";

export const directHit: Card = ofCore("Direct Hit!", {
  triggers: [{ at: "damageFaceup", when: isThisCard, must: [REPAIRED, ONE_HIT] }],
});
