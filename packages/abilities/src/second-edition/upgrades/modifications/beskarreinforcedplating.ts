import { turnFacedown } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, isDefender } from "../../../language/when.ts";
import { attackerIn, faceupCardIs } from "../../../language/when-second-edition.ts";

const turnIt = ({ game, self, moment }: CardScene): void => {
  if (moment.card !== undefined) turnFacedown(game, self.ship, moment.card);
};

export const beskarreinforcedplating: Card = {
  card: "upgrade:beskarreinforcedplating",
  title: "Beskar Reinforced Plating",
  triggers: [
    {
      at: "damageDealt",
      when: all(isDefender, attackerIn("front"), faceupCardIs()),
      may: [
        {
          verb: "one of",
          choices: {
            facedown: [{ verb: "spend charge" }, { verb: "apply", what: turnIt }],
            discard: [{ verb: "spend charge", count: 2 }, { verb: "discard dealt card" }],
          },
        },
      ],
    },
  ],
};
