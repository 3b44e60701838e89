import { enemiesOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { ownDice } from "../../upgrades/phrases.ts";

export const bobafett: Card = {
  card: "pilot:bobafett",
  title: "Boba Fett",
  dice: ownDice({
    may: [
      {
        verb: "reroll",
        most: ({ game, self }) => enemiesOf(game, self.ship).filter((enemy) => game.board.range(self.ship, enemy) <= 1).length,
      },
    ],
  }),
};
