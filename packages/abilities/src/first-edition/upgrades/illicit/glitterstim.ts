import type { Card } from "../../../language/card.ts";

export const glitterstim: Card = {
  card: "upgrade:glitterstim",
  title: "Glitterstim",
  triggers: [
    {
      at: "startOfCombat",
      may: [{ verb: "discard this card" }, { verb: "gain", token: "stress" }, { verb: "lasting", effect: "glitterstim", until: "round" }],
    },
  ],
  effects: {
    glitterstim: {
      dice: [
        { dice: "attack", may: [{ verb: "change", from: "focus", to: "hit", most: "all" }] },
        { dice: "defense", may: [{ verb: "change", from: "focus", to: "evade", most: "all" }] },
      ],
    },
  },
};
