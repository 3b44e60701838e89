import type { Card } from "../../../language/card.ts";
import { attackerIs, both, friendly, within } from "../../../language/when.ts";
import { isDamagedShip } from "../../../language/when-second-edition.ts";

export const sawgerrera: Card = {
  card: "pilot:sawgerrera",
  title: "Saw Gerrera",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: attackerIs(both(friendly, within(0, 3), isDamagedShip)),
      may: [{ verb: "reroll", most: 1 }],
    },
  ],
};
