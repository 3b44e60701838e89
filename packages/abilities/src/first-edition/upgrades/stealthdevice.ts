import type { Card } from "../../language/card.ts";
import { isDefender } from "../../language/when.ts";

/** Its agility is data. */
export const stealthdevice: Card = {
  card: "upgrade:stealthdevice",
  title: "Stealth Device",
  triggers: [{ at: "attackHits", when: isDefender, must: [{ verb: "discard this card" }] }],
};
