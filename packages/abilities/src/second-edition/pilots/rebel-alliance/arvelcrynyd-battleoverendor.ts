import type { Card } from "../../../language/card.ts";

export const arvelcrynydBattleoverendor: Card = {
  card: "pilot:arvelcrynyd-battleoverendor",
  title: "Arvel Crynyd",
  dice: [
    {
      dice: "defense",
      may: [
        { verb: "gain", token: "strain" },
        { verb: "change", from: "focus", to: "evade" },
      ],
    },
  ],
};
