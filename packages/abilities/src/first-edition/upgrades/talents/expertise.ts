import type { Card } from "../../../language/card.ts";
import { isUnstressed } from "../../../language/when.ts";

export const expertise: Card = {
  card: "upgrade:expertise",
  title: "Expertise",
  dice: [{ dice: "attack", when: isUnstressed, may: [{ verb: "change", from: "focus", to: "hit", most: "all" }] }],
};
