import { enemiesOf } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { onShips } from "../phrases.ts";

export const NORRA_WEXLEYS: readonly Card[] = onShips(["norrawexley", "norrawexley-btla4ywing"], {
  title: "Norra Wexley",
  dice: [
    {
      dice: "defense",
      when: ({ game, self: { ship } }) => enemiesOf(game, ship).some((foe) => game.board.range(ship, foe) <= 1),
      must: [{ verb: "add", face: "evade" }],
    },
  ],
});
