import type { Card } from "../../../card.ts";
import { all, not, withPrimary } from "../../../when.ts";
import { hasShields } from "../../when.ts";

export const fanatical: Card = {
  card: "upgrade:fanatical",
  title: "Fanatical",
  dice: [{ dice: "attack", when: all(withPrimary, not(hasShields())), may: [{ verb: "change", from: "focus", to: "hit" }] }],
};
