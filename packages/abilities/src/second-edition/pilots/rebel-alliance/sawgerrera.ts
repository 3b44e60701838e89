import type { Card } from "../../../card.ts";
import { attackerIs, both, friendly, within } from "../../../when.ts";
import { isDamagedShip } from "../../when.ts";

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
