import { enemiesOf, isInArcOf, isInBullseye } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

const enemyAhead: When = ({ game, self: { ship } }) =>
  enemiesOf(game, ship).some((enemy) => {
    const range = game.board.range(ship, enemy);
    return (range <= 3 && isInBullseye(game, ship, enemy)) || (range <= 1 && isInArcOf(game, ship, "front", enemy));
  });

export const anakinskywalker: Card = {
  card: "pilot:anakinskywalker",
  title: "Anakin Skywalker",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, enemyAhead),
      may: [{ verb: "spend force" }, { verb: "remove token", tokens: ["stress"] }],
    },
  ],
};
