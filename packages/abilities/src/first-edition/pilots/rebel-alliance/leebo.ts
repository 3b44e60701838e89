import { dealAnother } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const isFaceup: When = ({ self, moment }) => self.ship.damage.some(({ card, faceup }) => faceup && card === moment.card);
/** True if his own text is dealing the card. The card that he takes instead counts as dealt too, but must not trigger him again. */
const isOfLeebo: When = ({ game, self }) => game.user?.key === self.key;

export const leebo: Card = {
  card: "pilot:leebo",
  title: "“Leebo”",
  triggers: [
    {
      at: "damageDealt",
      when: all(toThisShip, (scene) => !isOfLeebo(scene)),
      must: [
        {
          verb: "special",
          can: isFaceup,
          *perform({ game, self, moment }) {
            if (moment.card !== undefined) yield* dealAnother(game, self.ship, moment.card, self.card);
          },
        },
      ],
    },
  ],
};
