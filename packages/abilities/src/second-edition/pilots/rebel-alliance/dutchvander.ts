import type { TargetId } from "@broadside/rules";
import { lockObject, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { actionIs, all, both, friendly, toThisShip, within } from "../../../language/when.ts";

/** Returns the object that the ship locked most recently. */
const objectOf = ({ self }: CardScene): TargetId | undefined => self.ship.locks.at(-1);
const mayFollow: When = (scene) => {
  const object = objectOf(scene);
  return (
    object !== undefined && scene.chosen !== undefined && object !== scene.chosen.id && scene.game.edition.mayLock(scene.game, scene.chosen)
  );
};
function* follow(scene: CardScene): Procedure {
  const object = objectOf(scene);
  if (object !== undefined && scene.chosen) yield* lockObject(scene.game, scene.chosen, object);
}

export const dutchvander: Card = {
  card: "pilot:dutchvander",
  title: "“Dutch” Vander",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("lock")),
      may: [{ verb: "choose ship", among: both(friendly, within(1, 3)), does: [{ verb: "special", can: mayFollow, perform: follow }] }],
    },
  ],
};
