import type { Ship } from "@broadside/rules";
import { assign, type Procedure, unitsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all } from "../../../language/when.ts";
import { hasCharges } from "../../../language/when-second-edition.ts";

const concernsShip: When = ({ self, moment }) => moment.ship === self.ship.id || moment.target === self.ship.id;

/**
 * Returns the ship that locks this ship, or that this ship locks. Undefined for obstacles and devices, because the card doesn't affect
 * them.
 */
function otherOf({ game, self, moment }: CardScene): Ship | undefined {
  const other = moment.ship === self.ship.id ? moment.target : moment.ship;
  return unitsOf(game).find(({ id }) => id === other);
}

function* jamIt(scene: CardScene): Procedure {
  const other = otherOf(scene);
  if (other) yield* assign(scene.game, other, "jam", 1, scene.self.ship);
}

/** Jams a ship that locks this one, or that this one locks. */
export const falsetranspondercodes: Card = {
  card: "upgrade:falsetranspondercodes",
  title: "False Transponder Codes",
  triggers: [
    {
      at: "lockAcquired",
      when: all(concernsShip, hasCharges()),
      must: [{ verb: "lose charge" }, { verb: "special", can: (scene) => otherOf(scene) !== undefined, perform: jamIt }],
    },
  ],
};
