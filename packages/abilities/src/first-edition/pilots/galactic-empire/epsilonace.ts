import type { Card } from "../../../language/card.ts";

export const epsilonace: Card = {
  card: "pilot:epsilonace",
  title: "“Epsilon Ace”",
  latest: { pilotSkill: (_, self, { ship }) => (ship === self.ship && ship.damage.length === 0 ? { value: 12, since: 0 } : undefined) },
};
