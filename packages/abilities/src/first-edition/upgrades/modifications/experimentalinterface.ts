import type { CardKey } from "@broadside/rules";
import { assign, freeAction, hasFreeAction, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

/** Returns the actions on the ship's Upgrade cards. */
const headers = ({ self }: CardScene): readonly CardKey[] =>
  self.ship.upgrades.flatMap(({ id, faceup }) => (faceup ? [`upgrade:${id}` as const] : []));
const allowedBy = (scene: CardScene) => ({ names: headers(scene), rule: "1E-ACT-03" as const, card: scene.self.card });

function* actByCard(scene: CardScene): Procedure {
  const { game, self } = scene;
  if (yield* freeAction(game, self.ship, allowedBy(scene))) yield* assign(game, self.ship, "stress");
}

export const experimentalinterface: Card = {
  card: "upgrade:experimentalinterface",
  title: "Experimental Interface",
  triggers: [
    {
      at: "actionPerformed",
      once: "a round",
      when: toThisShip,
      may: [
        {
          verb: "special",
          can: (scene) => headers(scene).length > 0 && hasFreeAction(scene.game, scene.self.ship, allowedBy(scene)),
          perform: actByCard,
        },
      ],
    },
  ],
};
