import type { Card } from "../../language/card.ts";
import { isThisCard } from "../../language/when.ts";
import { FACEDOWN, HIT_IS_DAMAGE } from "./phrases.ts";

export const minorExplosion: Card = {
  card: "damage:core/Minor Explosion",
  title: "Minor Explosion",
  triggers: [{ at: "damageFaceup", when: isThisCard, must: [HIT_IS_DAMAGE, ...FACEDOWN] }],
};
