import type { Card } from "../../../language/card.ts";
import { enemyIn } from "../../../language/when-firing.ts";
import { bySide } from "../phrases.ts";

export const rey: Card = {
  card: "pilot:rey",
  title: "Rey",
  dice: bySide((to) => ({ when: enemyIn("front"), may: [{ verb: "spend force" }, { verb: "change", from: "blank", to }] })),
};
