import type { Card } from "../../../card.ts";
import { enemyIn } from "../../when-firing.ts";
import { bySide } from "../phrases.ts";

export const rey: Card = {
  card: "pilot:rey",
  title: "Rey",
  dice: bySide((to) => ({ when: enemyIn("front"), may: [{ verb: "spend force" }, { verb: "change", from: "blank", to }] })),
};
