import type { Card } from "../../language/card.ts";
import { all, hasLockOnDefender, withSlot } from "../../language/when.ts";

export const advancedFireControl: Card = {
  card: "ship:Advanced Fire Control",
  title: "Advanced Fire Control",
  triggers: [
    {
      at: "afterAttack",
      when: all(withSlot("cannon", "missile"), hasLockOnDefender),
      may: [{ verb: "attack", with: "primary", on: "same target" }],
    },
  ],
};
