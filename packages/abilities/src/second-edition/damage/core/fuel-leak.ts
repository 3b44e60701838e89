import type { Card } from "../../../language/card.ts";
import { all, isThisCard, not, toThisShip } from "../../../language/when.ts";
import { ACTION_REPAIRS, ONE_HIT, ofCore, REPAIRED } from "./phrases.ts";

/**
 * It doesn't matter whether a shield absorbed the damage (2E-DECK-18-Q). Damage that dealt this card doesn't count, because it came first.
 * The card is repaired before the hit, because beside a Hull Breach the hit is a critical and would trigger it again.
 */
export const fuelLeak: Card = ofCore("Fuel Leak", {
  triggers: [{ at: "critSuffered", when: all(toThisShip, not(isThisCard)), must: [REPAIRED, ONE_HIT] }],
  action: ACTION_REPAIRS,
});
