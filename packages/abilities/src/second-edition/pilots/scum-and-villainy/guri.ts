import { enemiesOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const guri: Card = {
  card: "pilot:guri",
  title: "Guri",
  triggers: [
    {
      at: "startOfCombat",
      when: ({ game, self }) => enemiesOf(game, self.ship).some((enemy) => game.board.range(self.ship, enemy) <= 1),
      may: [{ verb: "gain", token: "focus" }],
    },
  ],
};
