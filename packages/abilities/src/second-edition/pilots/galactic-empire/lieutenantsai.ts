import { type AllowedActions, freeAction, hasFreeAction } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all } from "../../../language/when.ts";
import { byCoordinateAction } from "../../../language/when-second-edition.ts";

/** Returns the action that the other ship performed, if it is on the action bar. A linked action is a separate one. */
const sameAction = ({ self, moment }: CardScene): AllowedActions => ({
  names: moment.action === undefined ? [] : [moment.action],
  barOnly: true,
  rule: "2E-ACT-05",
  card: self.card,
});

export const lieutenantsai: Card = {
  card: "pilot:lieutenantsai",
  title: "Lieutenant Sai",
  triggers: [
    {
      at: "coordinated",
      when: all(byCoordinateAction, ({ moment }) => moment.acted === true),
      may: [
        {
          verb: "special",
          can: (scene) => hasFreeAction(scene.game, scene.self.ship, sameAction(scene)),
          *perform(scene) {
            yield* freeAction(scene.game, scene.self.ship, sameAction(scene));
          },
        },
      ],
    },
  ],
};
