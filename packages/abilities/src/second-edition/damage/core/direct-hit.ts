import type { Card } from "../../../language/card.ts";
import { isThisCard } from "../../../language/when.ts";
import { ONE_HIT, ofCore, REPAIRED } from "./phrases.ts";

export const directHit: Card = ofCore("Direct Hit!", {
  triggers: [{ at: "damageFaceup", when: isThisCard, must: [REPAIRED, ONE_HIT] }],
});
