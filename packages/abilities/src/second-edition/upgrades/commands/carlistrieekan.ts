import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { notDestroyed, subjectIs } from "../../../language/when-second-edition.ts";

/** When a friendly ship is destroyed, another one can perform a red evade. */
export const carlistrieekan: Card = {
  card: "upgrade:carlistrieekan",
  title: "Carlist Rieekan",
  triggers: [
    {
      at: "destroyed",
      when: subjectIs(both(friendly, within(0, 2))),
      may: [
        {
          verb: "choose ship",
          among: both(friendly, within(0, 2), notDestroyed),
          does: [{ verb: "free action", names: ["evade"], colour: "red", who: "chosen" }],
        },
      ],
    },
  ],
};
