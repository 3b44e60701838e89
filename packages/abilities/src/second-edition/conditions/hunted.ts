import { assignCondition, type Procedure, removeEffects } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { type CardScene, whoIs } from "../../language/scene.ts";
import { both, friendly, other, toThisShip } from "../../language/when.ts";

function* passOn(scene: CardScene): Procedure {
  const { game, self, chosen } = scene;
  const maker = whoIs(scene, "maker");
  removeEffects(game, ({ since }) => since === self.at);
  if (chosen && maker) yield* assignCondition(game, "hunted", chosen, maker);
}

export const hunted: Card = {
  card: "condition:hunted",
  title: "Hunted",
  triggers: [
    {
      at: "destroyed",
      when: toThisShip,
      must: [{ verb: "choose ship", among: both(friendly, other), does: [{ verb: "special", can: () => true, perform: passOn }] }],
    },
  ],
};
