import type { Card } from "../../card.ts";
import { lacks } from "../../when.ts";

export const majorvermeil: Card = {
  card: "pilot:majorvermeil",
  title: "Major Vermeil",
  dice: [{ dice: "attack", when: lacks("defender", "focus", "evade"), may: [{ verb: "change", from: ["blank", "focus"], to: "hit" }] }],
};
