import type { Card } from "../../../language/card.ts";
import { both, enemy, toThisShip, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

export const scimitar: Card = {
  card: "upgrade:scimitar",
  title: "Scimitar",
  triggers: [
    { at: "afterForces", may: [{ verb: "gain", token: "cloak" }] },
    {
      at: "decloaked",
      when: toThisShip,
      may: [
        {
          verb: "choose ship",
          among: both(enemy, within(0, 3), inArcOfThisShip("bullseye")),
          does: [{ verb: "gain", token: "jam", who: "chosen" }],
        },
      ],
    },
  ],
};
