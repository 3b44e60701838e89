import type { Card } from "../../../language/card.ts";

export const hansoloCrew: Card = {
  card: "upgrade:hansolo",
  title: "Han Solo",
  dice: [
    {
      dice: "attack",
      may: [
        { verb: "spend lock", on: "defender" },
        { verb: "change", from: "focus", to: "hit", most: "all" },
      ],
    },
  ],
};
