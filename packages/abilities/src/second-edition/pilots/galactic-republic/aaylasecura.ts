import type { Card } from "../../../language/card.ts";
import { attackerIs, both, enemy, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

/** The defender can be any ship, friendly or not. */
export const aaylasecura: Card = {
  card: "pilot:aaylasecura",
  title: "Aayla Secura",
  dice: [
    {
      dice: "defense",
      forAnybody: true,
      when: attackerIs(both(enemy, inArcOfThisShip("front"), within(0, 1))),
      may: [{ verb: "change", from: "blank", to: "focus" }],
    },
  ],
};
