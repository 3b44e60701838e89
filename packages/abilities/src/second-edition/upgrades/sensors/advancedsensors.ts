import { freeAction, hasFreeAction } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";
import { asLastAction, noMoreActions } from "../last-action.ts";

const anyAction = ({ self }: CardScene) => ({ rule: "2E-ACT-05" as const, card: self.card });

/** Performs an action before the maneuver, after which the ship gets no more actions in this activation. */
export const advancedsensors: Card = {
  card: "upgrade:advancedsensors",
  title: "Advanced Sensors",
  triggers: [
    {
      at: "dialRevealed",
      when: toThisShip,
      may: [
        {
          verb: "special",
          can: (scene) => hasFreeAction(scene.game, scene.self.ship, anyAction(scene)),
          *perform(scene) {
            const { game, self } = scene;
            if (yield* asLastAction(scene, "advancedsensors", freeAction(game, self.ship, anyAction(scene))))
              game.setShip(self.ship, { skipsAction: true });
          },
        },
      ],
    },
  ],
  effects: { advancedsensors: noMoreActions("activation") },
};
