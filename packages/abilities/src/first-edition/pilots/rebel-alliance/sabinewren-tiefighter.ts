import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const sabinewrenTiefighter: Card = {
  card: "pilot:sabinewren-tiefighter",
  title: "Sabine Wren",
  triggers: [{ at: "beforeReveal", when: toThisShip, may: [{ verb: "free action", names: ["boost", "barrel-roll"] }] }],
};
