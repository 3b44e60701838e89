import { dealPicked } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { all, inAttack, isAttacker, toDefender } from "../../../language/when.ts";

const DRAWN = 3;

export const maarekstele: Card = {
  card: "pilot:maarekstele",
  title: "Maarek Stele",
  triggers: [
    {
      at: "faceupDealt",
      when: all(isAttacker, inAttack, toDefender),
      must: [
        {
          verb: "special",
          can: () => true,
          *perform(scene) {
            const { game, self, moment } = scene;
            const defender = whoIs(scene, "defender");
            if (defender) yield* dealPicked(game, defender, DRAWN, self.ship.seat, self.card, moment.section);
          },
        },
      ],
    },
  ],
};
