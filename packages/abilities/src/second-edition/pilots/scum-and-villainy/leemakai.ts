import { enemiesOf, isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, both, enemy, toThisShip } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

const isUnwatched: When = ({ game, self: { ship } }) => enemiesOf(game, ship).every((foe) => !isInArcOf(game, foe, "front", ship));

export const leemakai: Card = {
  card: "pilot:leemakai",
  title: "Leema Kai",
  triggers: [
    {
      at: "becameActive",
      when: all(toThisShip, isUnwatched),
      may: [{ verb: "choose ship", among: both(enemy, inArcOfThisShip("fullFront")), does: [{ verb: "lock", on: "chosen" }] }],
    },
  ],
};
