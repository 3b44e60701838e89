import type { Card } from "../../../card.ts";
import { all } from "../../../when.ts";
import { damaged } from "../../when.ts";

export const brokenhorn: Card = {
  card: "upgrade:brokenhorn",
  title: "Broken Horn",
  changes: [
    {
      of: "difficulty",
      by: -1,
      when: all(damaged(), ({ moment }) => (moment.maneuver?.speed ?? 0) >= 3 && (moment.maneuver?.speed ?? 0) <= 5),
    },
  ],
};
