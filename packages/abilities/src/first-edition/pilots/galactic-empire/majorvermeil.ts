import type { Card } from "../../../language/card.ts";
import { lacks } from "../../../language/when.ts";

export const majorvermeil: Card = {
  card: "pilot:majorvermeil",
  title: "Major Vermeil",
  dice: [{ dice: "attack", when: lacks("defender", "focus", "evade"), may: [{ verb: "change", from: ["blank", "focus"], to: "hit" }] }],
};
