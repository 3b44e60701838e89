import type { Card } from "../../card.ts";
import { all, isStressed, toThisShip } from "../../when.ts";

export const chopperCrew: Card = {
  card: "upgrade:chopper",
  title: "Chopper",
  permissions: { act: (_, self, { ship }) => (ship === self.ship && ship.tokens.stress > 0 ? true : undefined) },
  triggers: [{ at: "actionPerformed", when: all(toThisShip, isStressed), must: [{ verb: "suffer", hits: 1 }] }],
};
