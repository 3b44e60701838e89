import type { Card } from "../../card.ts";
import { isStressed } from "../../when.ts";

export const ezrabridger: Card = {
  card: "upgrade:ezrabridger",
  title: "Ezra Bridger",
  dice: [{ dice: "attack", when: isStressed, may: [{ verb: "change", from: "focus", to: "crit" }] }],
};
