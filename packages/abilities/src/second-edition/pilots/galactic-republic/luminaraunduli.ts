import type { Card } from "../../../language/card.ts";
import { all, both, friendly, not, within } from "../../../language/when.ts";
import { defenderInBullseye, defenderIs } from "../../../language/when-second-edition.ts";

/** Changes one attack die against a friendly ship to the next weaker result. */
export const luminaraunduli: Card = {
  card: "pilot:luminaraunduli",
  title: "Luminara Unduli",
  dice: [
    {
      dice: "attack",
      as: "defender",
      helpsOthers: true,
      when: all(defenderIs(both(friendly, within(0, 2))), not(defenderInBullseye)),
      may: [
        { verb: "spend force" },
        {
          verb: "one of",
          choices: { crit: [{ verb: "change", from: "crit", to: "hit" }], hit: [{ verb: "change", from: "hit", to: "focus" }] },
        },
      ],
    },
  ],
};
