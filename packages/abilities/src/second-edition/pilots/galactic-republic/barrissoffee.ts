import type { Card } from "../../../card.ts";
import { all, attackerIs, both, friendly, within } from "../../../when.ts";
import { defenderInBullseye } from "../../when.ts";

export const barrissoffee: Card = {
  card: "pilot:barrissoffee",
  title: "Barriss Offee",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(attackerIs(both(friendly, within(0, 2))), defenderInBullseye),
      may: [
        { verb: "spend force" },
        {
          verb: "one of",
          choices: { focus: [{ verb: "change", from: "focus", to: "hit" }], hit: [{ verb: "change", from: "hit", to: "crit" }] },
        },
      ],
    },
  ],
};
