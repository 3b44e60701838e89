import type { Card } from "../../../card.ts";
import { attackerIs, both, enemy, within } from "../../../when.ts";
import { inArcOfThisShip } from "../../when.ts";

/** Whoever defends, friend or not. */
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
