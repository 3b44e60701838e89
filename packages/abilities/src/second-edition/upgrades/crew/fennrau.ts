import { enemiesOf, isInArcOf, RED } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { revealedSpeed, subjectIs } from "../../../language/when-second-edition.ts";

const facesEnemy: ShipWhen = ({ game }, ship) =>
  enemiesOf(game, ship).some((enemy) => game.board.range(ship, enemy) === 1 && isInArcOf(game, ship, "front", enemy));

/** A friendly ship that has moved, and has an enemy at range 1 in its front arc, can remove a red token before it engages. */
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
