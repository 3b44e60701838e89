import type { Card } from "../../../card.ts";
import { all, attackerIs, attackersSlot, both, friendly, within } from "../../../when.ts";
import { onShips } from "../phrases.ts";

export const CAPTAIN_JONUSES: readonly Card[] = onShips(["captainjonus", "captainjonus-swz105"], {
  title: "Captain Jonus",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(attackersSlot("torpedo", "missile"), attackerIs(both(friendly, within(0, 1)))),
      may: [{ verb: "reroll", most: 2 }],
    },
  ],
});
