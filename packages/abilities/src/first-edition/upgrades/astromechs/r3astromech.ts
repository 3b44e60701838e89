import type { Card } from "../../../language/card.ts";
import { withPrimary } from "../../../language/when.ts";

export const r3astromech: Card = {
  card: "upgrade:r3astromech",
  title: "R3 Astromech",
  dice: [
    {
      dice: "attack",
      once: "a round",
      modifiesNone: true,
      when: withPrimary,
      may: [
        { verb: "cancel", dice: "attack", face: "focus", count: 1 },
        { verb: "gain", token: "evade" },
      ],
    },
  ],
};
