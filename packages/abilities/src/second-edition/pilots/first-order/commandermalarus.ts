import type { Card } from "../../../language/card.ts";
import { bySide } from "../phrases.ts";

export const commandermalarus: Card = {
  card: "pilot:commandermalarus",
  title: "Commander Malarus",
  triggers: [
    {
      at: "startOfCombat",
      may: [{ verb: "spend charge" }, { verb: "gain", token: "stress" }, { verb: "lasting", effect: "commander malarus", until: "round" }],
    },
  ],
  effects: { "commander malarus": { dice: bySide((to) => ({ may: [{ verb: "change", from: "focus", to, most: "all" }] })) } },
};
