import type { Card } from "../../../card.ts";
import { both, enemy, toThisShip, within } from "../../../when.ts";
import { inArcOfThisShip } from "../../when.ts";
import { DEPLETE_OR_STRAIN } from "../galactic-empire/phrases.ts";

export const majorvonreg: Card = {
  card: "pilot:majorvonreg",
  title: "Major Vonreg",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [{ verb: "choose ship", among: both(enemy, within(0, 3), inArcOfThisShip("bullseye")), does: DEPLETE_OR_STRAIN }],
    },
  ],
};
