import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { STARTS_SPENT } from "./phrases.ts";

/**
 * The card recovers a charge when a friendly ship nearby is dealt a Damage card. Two charges can be spent to change a focus result to a
 * critical.
 */
export const chewbaccacrewswz19: Card = {
  card: "upgrade:chewbacca-crew-swz19",
  title: "Chewbacca",
  triggers: [STARTS_SPENT, { at: "damageDealt", when: subjectIs(both(friendly, within(0, 3))), must: [{ verb: "recover charge" }] }],
  dice: [
    {
      dice: "attack",
      may: [
        { verb: "spend charge", count: 2 },
        { verb: "change", from: "focus", to: "crit" },
      ],
    },
  ],
};
