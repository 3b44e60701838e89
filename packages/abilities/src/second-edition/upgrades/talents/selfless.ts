import { diceOf, isInAttackArc } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, both, friendly, other, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const hasCrit: When = ({ game }) => diceOf(game, "attack").some(({ face }) => face === "crit");

export const selfless: Card = {
  card: "upgrade:selfless",
  title: "Selfless",
  triggers: [
    {
      at: "beforeCompare",
      when: all(defenderIs(both(other, friendly, within(0, 1))), hasCrit, ({ game, self }) => isInAttackArc(game, self.ship)),
      may: [
        {
          verb: "if",
          when: hasCrit,
          does: [
            { verb: "suffer", crits: 1 },
            { verb: "cancel", dice: "attack", face: "crit", count: 1 },
          ],
        },
      ],
    },
  ],
};
