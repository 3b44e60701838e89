import type { Card } from "../../../language/card.ts";
import { all, isThisCard, not, toThisShip } from "../../../language/when.ts";
import { ACTION_REPAIRS, ONE_HIT, ofCore, REPAIRED } from "./phrases.ts";

/**
 * The card works even if a shield absorbed the critical damage (2E-DECK-18-Q), but not for the damage that dealt this card, because that
 * damage came before the card. The card is repaired before the ship suffers the hit. If it weren't, a Hull Breach could turn that hit into
 * a critical, which would trigger this card again.
 */
export const fuelLeak: Card = ofCore("Fuel Leak", {
  triggers: [{ at: "critSuffered", when: all(toThisShip, not(isThisCard)), must: [REPAIRED, ONE_HIT] }],
  action: ACTION_REPAIRS,
});
