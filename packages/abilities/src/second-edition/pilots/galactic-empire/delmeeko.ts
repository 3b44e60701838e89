import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, within } from "../../../language/when.ts";
import { defenderIs, isDamagedShip } from "../../../language/when-second-edition.ts";

export const delmeeko: Card = {
  card: "pilot:delmeeko",
  title: "Del Meeko",
  dice: [
    {
      dice: "defense",
      helpsOthers: true,
      when: all(defenderIs(both(friendly, within(0, 2))), attackerIs(isDamagedShip)),
      may: [{ verb: "reroll", most: 1 }],
    },
  ],
};
