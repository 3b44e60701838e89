import type { Card } from "../../../language/card.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

/** The other ship loses a shield even if this ship has none to recover. */
export const dalanoberos: Card = {
  card: "pilot:dalanoberos",
  title: "Dalan Oberos",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: inArcOfThisShip("bullseye"),
          does: [{ verb: "spend charge" }, { verb: "lose shield", who: "chosen" }, { verb: "also", does: [{ verb: "recover shield" }] }],
        },
      ],
    },
  ],
};
