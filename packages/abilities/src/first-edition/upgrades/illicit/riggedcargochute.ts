import { dropCargoToken } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const riggedcargochute: Card = {
  card: "upgrade:riggedcargochute",
  title: "Rigged Cargo Chute",
  action: {
    does: [
      { verb: "discard this card" },
      { verb: "special", can: () => true, perform: ({ game, self }) => dropCargoToken(game, self.ship, "loosecargo") },
    ],
  },
};
