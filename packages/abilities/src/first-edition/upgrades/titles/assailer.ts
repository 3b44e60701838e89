import type { Card } from "../../../language/card.ts";
import { isReinforcedAtTarget } from "../../../language/when.ts";

export const assailer: Card = {
  card: "upgrade:assailer",
  title: "Assailer",
  dice: [{ dice: "defense", when: isReinforcedAtTarget, may: [{ verb: "change", from: "focus", to: "evade" }] }],
};
