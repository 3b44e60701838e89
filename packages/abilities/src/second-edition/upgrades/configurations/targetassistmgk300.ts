import { assign, enemiesOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, both, isUnstressed, toThisShip, within } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";
import { hasGreenToken } from "../../../language/when-second-edition.ts";

const MOST = 2;
const isAhead = both(within(2, 3), inFiringArc);
const tokensFor = (scene: CardScene): number =>
  Math.min(MOST, enemiesOf(scene.game, scene.self.ship).filter((enemy) => isAhead(scene, enemy)).length);

/** If the ship has no green tokens, it gains up to two calculate tokens, one for each enemy at range 2-3 in its arc. */
export const targetassistmgk300: Card = {
  card: "upgrade:targetassistmgk300",
  title: "Target-Assist MGK-300",
  triggers: [
    {
      at: "becameActive",
      when: all(toThisShip, isUnstressed, (scene) => !hasGreenToken(scene, scene.self.ship)),
      must: [
        {
          verb: "special",
          can: (scene) => tokensFor(scene) > 0,
          perform: (scene) => assign(scene.game, scene.self.ship, "calculate", tokensFor(scene), scene.self.ship),
        },
      ],
    },
  ],
};
