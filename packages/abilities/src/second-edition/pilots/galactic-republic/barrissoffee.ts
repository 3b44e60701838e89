import type { Card } from "../../../card.ts";
import { all, attackerIs, both, friendly, within } from "../../../when.ts";
import { defenderInBullseye } from "../../when.ts";
import { onShips } from "../phrases.ts";

export const BARRISS_OFFEES: readonly Card[] = onShips(["barrissoffee", "barrissoffee-delta7baethersprite"], {
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
});
