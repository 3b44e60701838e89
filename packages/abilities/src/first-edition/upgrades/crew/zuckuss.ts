import { rerollablePlaces } from "@broadside/dice";
import { diceOf, mayHave } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, isAttacker, isUnstressed } from "../../../language/when.ts";

/** True if the ship can have stress. The stress is a cost, so a huge ship cannot use this (HS-TOKEN-02). */
const mayBeStressed: When = ({ game, self }) => mayHave(game, self.ship, "stress");
const rerollable = ({ game }: CardScene): number => rerollablePlaces(diceOf(game, "defense")).length;

export const zuckussCrew: Card = {
  card: "upgrade:zuckuss",
  title: "Zuckuss",
  dice: [
    {
      dice: "defense",
      as: "attacker",
      when: all(isAttacker, isUnstressed, mayBeStressed),
      may: [
        {
          verb: "how many",
          kind: "how many stress tokens",
          rule: "1E-COMP-09",
          most: rerollable,
          does: (count) => [
            { verb: "gain", token: "stress", count },
            { verb: "reroll", most: count, least: count },
          ],
        },
      ],
    },
  ],
};
