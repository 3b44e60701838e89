import type { Card } from "../../../language/card.ts";

export const marksmanship: Card = {
  card: "upgrade:marksmanship",
  title: "Marksmanship",
  action: { does: [{ verb: "lasting", effect: "marksmanship", until: "round" }] },
  effects: {
    marksmanship: {
      dice: [
        {
          dice: "attack",
          may: [
            { verb: "change", from: "focus", to: "crit" },
            { verb: "change", from: "focus", to: "hit", most: "all" },
          ],
        },
      ],
    },
  },
};
