import { transferToken } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { both, friendly } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";

export const l4er5: Card = {
  card: "upgrade:l4er5",
  title: "L4E-R5",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(friendly, inFiringArc),
          does: [
            {
              verb: "special",
              can: ({ self }) => self.ship.tokens.calculate > 0,
              *perform(scene) {
                const { game, self } = scene;
                const taker = whoIs(scene, "chosen");
                if (taker) yield* transferToken(game, self.ship, taker, "calculate");
              },
            },
          ],
        },
      ],
    },
  ],
};
