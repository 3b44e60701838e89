import { rerollablePlaces } from "@broadside/dice";
import { chargesOn, diceOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, withThisWeapon } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

const mostRerolled = ({ game, self: { ship, at } }: CardScene): number =>
  Math.min(chargesOn(ship, at), rerollablePlaces(diceOf(game, "attack")).length);

/** If the defender is in the bullseye arc, the ship can spend more charges to reroll one die each. */
export const barragerockets: Card = {
  card: "upgrade:barragerockets",
  title: "Barrage Rockets",
  weapon: { needs: "focus", charges: 1 },
  dice: [
    {
      dice: "attack",
      when: all(withThisWeapon, defenderInBullseye),
      may: [
        {
          verb: "how many",
          kind: "charges to spend",
          rule: "2E-CHARGE-03",
          most: mostRerolled,
          does: (count) => [
            { verb: "spend charge", count },
            { verb: "reroll", most: count, least: count },
          ],
        },
      ],
    },
  ],
};
