import type { Card } from "../../../card.ts";
import { both, enemy, toThisShip, within } from "../../../when.ts";
import { inArcOfThisShip } from "../../when.ts";

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
