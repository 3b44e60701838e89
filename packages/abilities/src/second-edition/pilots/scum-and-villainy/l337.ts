import type { Card } from "../../../language/card.ts";
import { not } from "../../../language/when.ts";
import { hasShields } from "../../../language/when-second-edition.ts";

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
