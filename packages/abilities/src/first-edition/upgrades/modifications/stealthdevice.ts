import type { Card } from "../../../language/card.ts";
import { isDefender } from "../../../language/when.ts";

/** The card data contains the agility that the card adds. */
export const stealthdevice: Card = {
  card: "upgrade:stealthdevice",
  title: "Stealth Device",
  triggers: [{ at: "attackHits", when: isDefender, must: [{ verb: "discard this card" }] }],
};
