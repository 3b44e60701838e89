import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

export const targetingastromechbattleofyavin: Card = {
  card: "upgrade:targetingastromech-battleofyavin",
  title: "Targeting Astromech",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("lock")),
      may: [{ verb: "free action", names: ["rotate-arc"], colour: "red" }],
    },
  ],
};
