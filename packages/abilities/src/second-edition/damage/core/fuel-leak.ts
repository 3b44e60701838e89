import type { Card } from "../../../language/card.ts";
import { all, isThisCard, not, toThisShip } from "../../../language/when.ts";
import { ACTION_REPAIRS, ONE_HIT, ofCore, REPAIRED } from "./phrases.ts";

/**
 * Whether a shield took it or not (2E-DECK-18-Q); the damage that dealt the card itself was suffered before the card was there.
 * Repaired first, for beside a Hull Breach the hit is a critical and would set it off again.
 */
export const fuelLeak: Card = ofCore("Fuel Leak", {
  triggers: [{ at: "critSuffered", when: all(toThisShip, not(isThisCard)), must: [REPAIRED, ONE_HIT] }],
  action: ACTION_REPAIRS,
});
