import { rerollablePlaces } from "@broadside/dice";
import { diceOf, mayHave, rerollsLeft } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, attackHit, isAttacker, isUnstressed } from "../../../language/when.ts";

const mayBeStressed: When = ({ game, self }) => mayHave(game, self.ship, "stress");
const rerollable = ({ game, self }: CardScene): number =>
  Math.min(rerollablePlaces(diceOf(game, "attack")).length, rerollsLeft(game, "attack", self.ship));

export const maul: Card = {
  card: "upgrade:maul",
  title: "Maul",
  dice: [
    {
      dice: "attack",
      when: all(isUnstressed, mayBeStressed),
      may: [
        {
          verb: "how many",
          kind: "how many stress tokens",
          rule: "1E-COMP-17",
          most: rerollable,
          does: (count) => [
            { verb: "gain", token: "stress", count },
            { verb: "reroll", most: count, least: count },
          ],
        },
      ],
    },
  ],
  triggers: [{ at: "afterAttack", when: all(isAttacker, attackHit), may: [{ verb: "remove token", tokens: ["stress"] }] }],
};
