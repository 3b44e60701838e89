import type { Card } from "../../../card.ts";
import { not } from "../../../when.ts";
import { hasShields } from "../../when.ts";

export const l337: Card = {
  card: "pilot:l337",
  title: "L3-37",
  changes: [
    {
      of: "difficulty",
      by: ({ moment }) => (moment.maneuver?.bearing === "bank" ? -1 : 0),
      when: not(hasShields()),
    },
  ],
};
