import type { Card } from "../../../language/card.ts";

export const gemmersojanBattleoverendor: Card = {
  card: "pilot:gemmersojan-battleoverendor",
  title: "Gemmer Sojan",
  dice: [
    {
      dice: "defense",
      may: [
        { verb: "gain", token: "strain" },
        { verb: "change", from: "blank", to: "focus", most: 2 },
      ],
    },
  ],
};
