/** Ordnance and illicit tokens: they lie on cards of these types from the start, and each may be discarded in place of its card. */
import type { Slot } from "@broadside/cards";
import type { CardText } from "../language/card.ts";

export const tokensStandForCards = (of: "this ship" | "squad", slots: readonly Slot[]): CardText["permissions"] => ({
  discardToken(game, self, { ship, at }) {
    const isMeant = of === "squad" ? ship.seat === self.ship.seat : ship === self.ship;
    return isMeant && game.factsOf(ship).upgrades[at]?.slots.some((slot) => slots.includes(slot)) ? true : undefined;
  },
});
