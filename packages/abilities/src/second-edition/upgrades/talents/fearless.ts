import type { Card } from "../../../card.ts";
import { all, atRange, withPrimary } from "../../../when.ts";
import { attackerIn } from "../../when.ts";
import { attackShows } from "../../when-firing.ts";

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
