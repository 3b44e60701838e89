import type { Card } from "../../../language/card.ts";
import { inArcAt } from "../../../language/when.ts";

/** If it tows a friendly ship, that ship's player moves it. */
export const spacetugtractorarray: Card = {
  card: "upgrade:spacetugtractorarray",
  title: "Spacetug Tractor Array",
  action: { does: [{ verb: "choose ship", among: inArcAt(1), does: [{ verb: "gain", token: "tractor", who: "chosen" }] }] },
  permissions: { pullFriend: (game, self, { ship }) => (ship === self.ship && game.user?.key === self.key ? true : undefined) },
};
