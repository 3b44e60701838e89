import type { Card } from "../../../language/card.ts";
import { all, atRange, withPrimary } from "../../../language/when.ts";
import { attackShows } from "../../../language/when-firing.ts";
import { attackerIn } from "../../../language/when-second-edition.ts";

export const fearless: Card = {
  card: "upgrade:fearless",
  title: "Fearless",
  dice: [
    {
      dice: "attack",
      when: all(withPrimary, attackShows("front"), atRange(1), attackerIn("front")),
      may: [{ verb: "change", from: ["blank", "focus", "crit"], to: "hit" }],
    },
  ],
};
