import type { Card } from "../../../language/card.ts";
import { atRange } from "../../../language/when.ts";

export const bistan: Card = {
  card: "upgrade:bistan",
  title: "Bistan",
  dice: [{ dice: "attack", when: atRange(1, 2), may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
