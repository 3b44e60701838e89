import type { Card } from "../../../language/card.ts";
import { isStressed } from "../../../language/when.ts";

export const ezrabridger: Card = {
  card: "upgrade:ezrabridger",
  title: "Ezra Bridger",
  dice: [{ dice: "attack", when: isStressed, may: [{ verb: "change", from: "focus", to: "crit" }] }],
};
