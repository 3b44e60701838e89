/** The few ships suggested below the cards of a slot. */
import type { Pilot } from "@broadside/cards";
import type { RankedOffer } from "../choosers/offers.ts";

const MOST = 2;

/**
 * The ships that fit and leave the fewest points unspent. If none fits, the cheapest ships, to show how many points are missing. There is
 * at most one ship of each type.
 */
export function suggestedShips(offers: readonly RankedOffer<Pilot>[]): readonly RankedOffer<Pilot>[] {
  const priced = offers.filter(({ fit, cost }) => fit !== "not" && cost !== undefined);
  const fitting = priced.filter(({ fit }) => fit === "fits");
  const cost = (offer: RankedOffer<Pilot>): number => offer.cost ?? 0;
  const ordered =
    fitting.length > 0
      ? fitting.toSorted((one, other) => cost(other) - cost(one))
      : priced.toSorted((one, other) => cost(one) - cost(other));
  const ofTypes = new Map(ordered.toReversed().map((offer) => [offer.card.ship, offer]));
  return ordered.filter((offer) => ofTypes.get(offer.card.ship) === offer).slice(0, MOST);
}
