import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, within } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

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
