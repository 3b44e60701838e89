import { isBasic } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const r4astromech: Card = {
  card: "upgrade:r4astromech",
  title: "R4 Astromech",
  changes: [
    {
      of: "difficulty",
      by: -1,
      when: ({ moment: { maneuver } }) => maneuver !== undefined && isBasic(maneuver) && maneuver.speed >= 1 && maneuver.speed <= 2,
    },
  ],
};
