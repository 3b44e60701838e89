import type { Card } from "../../../card.ts";
import { withSlot } from "../../../when.ts";
import { isBonusOfThisCard } from "../../when-firing.ts";

export const majorvynderSsl: Card = {
  card: "pilot:majorvynder-ssl",
  title: "Major Vynder",
  triggers: [{ at: "afterAttack", when: withSlot("missile"), once: "a round", may: [{ verb: "attack", with: "cannon" }] }],
  dice: [{ dice: "attack", when: isBonusOfThisCard, may: [{ verb: "change", from: "focus", to: "hit" }] }],
};
