import { canRedirect, type Procedure, redirectAttack } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type CardScene, type When, whoIs } from "../../../language/scene.ts";
import { enemy } from "../../../language/when.ts";

/** True if an enemy is about to attack a ship that is not huge, and the enemy could attack this ship with the same weapon instead. */
const canTakeIt: When = (scene) => {
  const { game, self } = scene;
  const [attacker, target] = [whoIs(scene, "subject"), whoIs(scene, "target")];
  return attacker !== undefined && enemy(scene, attacker) && !!target && !game.factsOf(target).isHuge && canRedirect(game, self.ship);
};

function* drawAttack({ game, self }: CardScene): Procedure {
  yield* redirectAttack(game, self.ship);
}

export const shieldprojector: Card = {
  card: "upgrade:shieldprojector",
  title: "Shield Projector",
  triggers: [
    {
      at: "targetChosen",
      when: canTakeIt,
      may: [
        { verb: "spend energy", amount: 3 },
        { verb: "special", can: canTakeIt, perform: drawAttack },
      ],
    },
  ],
};
