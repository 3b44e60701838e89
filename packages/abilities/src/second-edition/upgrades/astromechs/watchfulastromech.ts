import { enemiesOf, isInFiringArc } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { actionIs, all, any, toThisShip } from "../../../language/when.ts";

const isInEnemyArc: When = ({ game, self }) => enemiesOf(game, self.ship).some((ship) => isInFiringArc(game, ship, self.ship));

export const watchfulastromech: Card = {
  card: "upgrade:watchfulastromech",
  title: "Watchful Astromech",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, any(actionIs("reload"), actionIs("rotate-arc")), isInEnemyArc),
      may: [{ verb: "free action", names: ["calculate"], colour: "red" }],
    },
  ],
};
