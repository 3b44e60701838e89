import { TURN_BOOSTS } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const karekun: Card = {
  card: "pilot:karekun",
  title: "Kare Kun",
  moveWays: (_game, self, { ship, move, ways }) => (ship === self.ship && move === "boost" ? [...ways, ...TURN_BOOSTS] : undefined),
};
