import { canDropCargo, dropCargo } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const riggedcargochute: Card = {
  card: "upgrade:riggedcargochute",
  title: "Rigged Cargo Chute",
  action: {
    does: [
      { verb: "spend charge" },
      {
        verb: "special",
        can: ({ game, self }) => canDropCargo(game, self.ship, "loosecargo"),
        perform: ({ game, self }) => dropCargo(game, self.ship, "loosecargo"),
      },
    ],
  },
};
