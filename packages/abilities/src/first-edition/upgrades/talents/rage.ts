import type { Card } from "../../../language/card.ts";

export const rage: Card = {
  card: "upgrade:rage",
  title: "Rage",
  action: {
    does: [
      { verb: "gain", token: "focus" },
      { verb: "gain", token: "stress", count: 2 },
      { verb: "lasting", effect: "rage", until: "round" },
    ],
  },
  effects: { rage: { dice: [{ dice: "attack", may: [{ verb: "reroll", most: 3 }] }] } },
};
