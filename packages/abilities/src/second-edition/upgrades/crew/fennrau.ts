import { enemiesOf, isInArcOf, RED } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { revealedSpeed, subjectIs } from "../../../language/when-second-edition.ts";

const facesEnemy: ShipWhen = ({ game }, ship) =>
  enemiesOf(game, ship).some((enemy) => game.board.range(ship, enemy) === 1 && isInArcOf(game, ship, "front", enemy));

/** If a friendly ship has moved and an enemy is close in its front arc, the ship can remove a red token before it engages. */
export const fennrau: Card = {
  card: "upgrade:fennrau",
  title: "Fenn Rau",
  triggers: [
    {
      at: "becameActive",
      when: all(subjectIs(both(friendly, within(0, 2), facesEnemy)), revealedSpeed(1, 5, "subject")),
      may: [{ verb: "remove token", tokens: RED, who: "subject" }],
    },
  ],
};
