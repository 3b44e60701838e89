import type { Card } from "../../language/card.ts";
import { isThisCard } from "../../language/when.ts";
import { FACEDOWN } from "./phrases.ts";

export const majorExplosion: Card = {
  card: "damage:core-tfa/Major Explosion",
  title: "Major Explosion",
  triggers: [{ at: "damageFaceup", when: isThisCard, must: [{ verb: "roll", on: { hit: [{ verb: "suffer", crits: 1 }] } }, ...FACEDOWN] }],
};
