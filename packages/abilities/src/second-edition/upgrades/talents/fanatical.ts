import type { Card } from "../../../language/card.ts";
import { all, not, withPrimary } from "../../../language/when.ts";
import { hasShields } from "../../../language/when-second-edition.ts";

export const fanatical: Card = {
  card: "upgrade:fanatical",
  title: "Fanatical",
  dice: [{ dice: "attack", when: all(withPrimary, not(hasShields())), may: [{ verb: "change", from: "focus", to: "hit" }] }],
};
