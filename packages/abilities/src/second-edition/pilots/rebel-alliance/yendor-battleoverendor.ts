import type { Card } from "../../../language/card.ts";
import { withPrimary } from "../../../language/when.ts";

export const yendorBattleoverendor: Card = {
  card: "pilot:yendor-battleoverendor",
  title: "Yendor",
  dice: [
    {
      dice: "attack",
      when: withPrimary,
      may: [
        { verb: "gain", token: "strain" },
        { verb: "reroll", most: 1, least: 1, faces: ["blank"] },
      ],
    },
  ],
};
