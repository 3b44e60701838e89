/** Places ordnance and illicit tokens on cards of these types. A token can be discarded instead of its card. */
import type { Slot } from "@broadside/cards";
import type { CardText } from "../language/card.ts";

export const tokensStandForCards = (of: "this ship" | "squad", slots: readonly Slot[]): CardText["permissions"] => ({
  discardToken(game, self, { ship, at }) {
    const isMeant = of === "squad" ? ship.seat === self.ship.seat : ship === self.ship;
    return isMeant && game.factsOf(ship).upgrades[at]?.slots.some((slot) => slots.includes(slot)) ? true : undefined;
  },
});
