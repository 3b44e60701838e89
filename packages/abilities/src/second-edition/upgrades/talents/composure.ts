import { type AllowedActions, freeAction, GREEN, hasFreeAction } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, lacks, toThisShip } from "../../../language/when.ts";
import { asLastAction, noMoreActions } from "../last-action.ts";

const focus = ({ self }: CardScene): AllowedActions => ({ names: ["focus"], rule: "2E-ACT-05", card: self.card });

/** If an action fails, the ship can focus. It then gets no more actions this round. */
export const composure: Card = {
  card: "upgrade:composure",
  title: "Composure",
  triggers: [
    {
      at: "actionFailed",
      when: all(toThisShip, lacks("this ship", ...GREEN)),
      may: [
        {
          verb: "special",
          can: (scene) => hasFreeAction(scene.game, scene.self.ship, focus(scene)),
          *perform(scene) {
            yield* asLastAction(scene, "composure", freeAction(scene.game, scene.self.ship, focus(scene)));
          },
        },
      ],
    },
  ],
  effects: { composure: noMoreActions("round") },
};
