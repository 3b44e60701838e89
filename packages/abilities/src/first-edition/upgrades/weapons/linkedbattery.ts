import type { Card } from "../../../language/card.ts";
import { any, withPrimary, withSlot } from "../../../language/when.ts";

export const linkedbattery: Card = {
  card: "upgrade:linkedbattery",
  title: "Linked Battery",
  dice: [{ dice: "attack", when: any(withPrimary, withSlot("cannon")), may: [{ verb: "reroll", most: 1 }] }],
};
