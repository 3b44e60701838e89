import { TOUCHING_WAY } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const finchdallow: Card = {
  card: "pilot:finchdallow",
  title: "Finch Dallow",
  deviceWays: (_game, self, { ship, isBomb, ways }) =>
    ship === self.ship && isBomb && ways.some(({ guides }) => guides === "rear") ? [TOUCHING_WAY] : [],
};
