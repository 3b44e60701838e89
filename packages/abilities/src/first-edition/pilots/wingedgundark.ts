import type { Card } from "../../card.ts";
import { atRange } from "../../when.ts";

export const wingedgundark: Card = {
  card: "pilot:wingedgundark",
  title: "Winged Gundark",
  dice: [{ dice: "attack", when: atRange(1), may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
