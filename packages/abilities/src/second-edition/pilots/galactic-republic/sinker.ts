import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, within, withPrimary } from "../../../language/when.ts";
import { inSideArcs } from "./phrases.ts";

export const sinker: Card = {
  card: "pilot:sinker",
  title: "“Sinker”",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(withPrimary, attackerIs(both(friendly, within(1, 2), inSideArcs))),
      may: [{ verb: "reroll", most: 1 }],
    },
  ],
};
