import type { Card } from "../../card.ts";
import { any, withPrimary, withSlot } from "../../when.ts";

export const linkedbattery: Card = {
  card: "upgrade:linkedbattery",
  title: "Linked Battery",
  dice: [{ dice: "attack", when: any(withPrimary, withSlot("cannon")), may: [{ verb: "reroll", most: 1 }] }],
};
