import { enemiesOf, isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

const enemyInBullseye: When = ({ game, self }) => enemiesOf(game, self.ship).some((ship) => isInArcOf(game, self.ship, "bullseye", ship));

export const r4p44: Card = {
  card: "upgrade:r4p44",
  title: "R4-P44",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, flownIn("red"), enemyInBullseye),
      must: [{ verb: "gain", token: "calculate" }],
    },
  ],
};
