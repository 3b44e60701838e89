import type { Card } from "../../../language/card.ts";
import { withSlot } from "../../../language/when.ts";

export const geonosianprototype: Card = {
  card: "pilot:geonosianprototype",
  title: "Geonosian Prototype",
  dice: [
    {
      dice: "attack",
      when: withSlot("missile", "cannon"),
      may: [
        { verb: "remove token", tokens: ["tractor"], who: "defender", by: "this ship" },
        { verb: "reroll", most: 2 },
      ],
    },
  ],
};
