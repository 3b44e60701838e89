import type { Card } from "../../../language/card.ts";
import { all, attackerIs, attackersSlot, both, friendly, within } from "../../../language/when.ts";

export const captainjonus: Card = {
  card: "pilot:captainjonus",
  title: "Captain Jonus",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(attackersSlot("torpedo", "missile"), attackerIs(both(friendly, within(0, 1)))),
      may: [{ verb: "reroll", most: 2 }],
    },
  ],
};
