import type { Card } from "../../../language/card.ts";
import { both, enemy, toThisShip, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";
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
