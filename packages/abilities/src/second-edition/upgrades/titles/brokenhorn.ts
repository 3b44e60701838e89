import type { Card } from "../../../language/card.ts";
import { all } from "../../../language/when.ts";
import { damaged } from "../../../language/when-second-edition.ts";

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
