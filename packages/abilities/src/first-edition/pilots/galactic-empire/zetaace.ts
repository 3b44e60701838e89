import { FAST_SLIDES } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const zetaace: Card = {
  card: "pilot:zetaace",
  title: "“Zeta Ace”",
  moveWays: (_, self, { ship, move, ways }) => (ship === self.ship && move === "barrel roll" ? [...ways, ...FAST_SLIDES] : undefined),
};
