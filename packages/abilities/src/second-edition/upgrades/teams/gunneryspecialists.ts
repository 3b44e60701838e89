import { rerollablePlaces } from "@broadside/dice";
import { diceOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { any, withPrimary, withSlot } from "../../../language/when.ts";

/** Returns how many dice can be rerolled: at most one for each energy on the ship. */
const rerolled = ({ game, self }: CardScene): number => Math.min(self.ship.energy, rerollablePlaces(diceOf(game, "attack")).length);

export const gunneryspecialists: Card = {
  card: "upgrade:gunneryspecialists",
  title: "Gunnery Specialists",
  dice: [
    {
      dice: "attack",
      when: any(withPrimary, withSlot("hardpoint")),
      may: [
        {
          verb: "how many",
          rule: "2E-HUGE-13",
          most: rerolled,
          does: (count) => [
            { verb: "spend energy", amount: count },
            { verb: "reroll", most: count, least: count },
          ],
        },
      ],
    },
  ],
};
