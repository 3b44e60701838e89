import { TURN_BOOSTS } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const blueace: Card = {
  card: "pilot:blueace",
  title: "“Blue Ace”",
  moveWays: (_, self, { ship, move, colour, ways }) =>
    ship === self.ship && move === "boost" && colour !== undefined ? [...ways, ...TURN_BOOSTS] : undefined,
};
