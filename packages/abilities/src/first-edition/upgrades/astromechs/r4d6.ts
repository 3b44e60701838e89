import { assign } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, isDefender } from "../../../language/when.ts";

const LEFT = 2;
const tooMany = ({ attack }: CardScene): number => (attack?.hits ?? 0) - LEFT;
const areTooMany: When = (scene) => tooMany(scene) > 0;

export const r4d6: Card = {
  card: "upgrade:r4d6",
  title: "R4-D6",
  triggers: [
    {
      at: "defenderHit",
      when: all(isDefender, areTooMany),
      may: [
        {
          verb: "special",
          can: areTooMany,
          *perform(scene) {
            const cancelled = tooMany(scene);
            const { attack } = scene.game.state;
            if (attack) scene.game.setAttack({ ...attack, hits: LEFT });
            yield* assign(scene.game, scene.self.ship, "stress", cancelled);
          },
        },
      ],
    },
  ],
};
