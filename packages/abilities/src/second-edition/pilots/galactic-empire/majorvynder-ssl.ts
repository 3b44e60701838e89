import type { Card } from "../../../language/card.ts";
import { withSlot } from "../../../language/when.ts";
import { isBonusOfThisCard } from "../../../language/when-firing.ts";

export const majorvynderSsl: Card = {
  card: "pilot:majorvynder-ssl",
  title: "Major Vynder",
  triggers: [{ at: "afterAttack", when: withSlot("missile"), once: "a round", may: [{ verb: "attack", with: "cannon" }] }],
  dice: [{ dice: "attack", when: isBonusOfThisCard, may: [{ verb: "change", from: "focus", to: "hit" }] }],
};
