import type { Card } from "../../language/card.ts";
import { both, type ShipWhen, within } from "../../language/when.ts";

const inMobileArc: ShipWhen = ({ game, self }, ship) => ship !== self.ship && game.board.isInArc(self.ship, self.ship.quarter, ship);

export const asajjventress: Card = {
  card: "pilot:asajjventress",
  title: "Asajj Ventress",
  triggers: [
    {
      at: "startOfCombat",
      may: [{ verb: "choose ship", among: both(within(1, 2), inMobileArc), does: [{ verb: "gain", token: "stress", who: "chosen" }] }],
    },
  ],
};
