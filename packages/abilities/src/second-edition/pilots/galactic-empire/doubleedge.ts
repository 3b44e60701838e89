import type { Card } from "../../../language/card.ts";
import { all, attackMissed, withSlot } from "../../../language/when.ts";

export const doubleedge: Card = {
  card: "pilot:doubleedge",
  title: "“Double Edge”",
  triggers: [{ at: "afterAttack", when: all(withSlot("turret", "missile"), attackMissed), may: [{ verb: "attack", with: "another" }] }],
};
