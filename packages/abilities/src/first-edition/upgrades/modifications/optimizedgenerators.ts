import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const optimizedgenerators: Card = {
  card: "upgrade:optimizedgenerators",
  title: "Optimized Generators",
  triggers: [{ at: "energyAllocated", once: "a round", when: toThisShip, must: [{ verb: "gain energy", amount: 2 }] }],
};
