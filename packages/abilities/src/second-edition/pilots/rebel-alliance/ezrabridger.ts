import type { Card } from "../../../language/card.ts";
import { isStressed } from "../../../language/when.ts";
import { bySide } from "../phrases.ts";

export const ezrabridger: Card = {
  card: "pilot:ezrabridger",
  title: "Ezra Bridger",
  dice: bySide((to) => ({ when: isStressed, may: [{ verb: "spend force" }, { verb: "change", from: "focus", to, most: 2 }] })),
};
