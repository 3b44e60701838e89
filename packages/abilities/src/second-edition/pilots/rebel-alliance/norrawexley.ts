import { enemiesOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const norrawexley: Card = {
  card: "pilot:norrawexley",
  title: "Norra Wexley",
  dice: [
    {
      dice: "defense",
      when: ({ game, self: { ship } }) => enemiesOf(game, ship).some((foe) => game.board.range(ship, foe) <= 1),
      must: [{ verb: "add", face: "evade" }],
    },
  ],
};
