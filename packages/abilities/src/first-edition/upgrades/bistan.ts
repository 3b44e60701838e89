import type { Card } from "../../card.ts";
import { atRange } from "../../when.ts";

export const bistan: Card = {
  card: "upgrade:bistan",
  title: "Bistan",
  dice: [{ dice: "attack", when: atRange(1, 2), may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
