import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const sabinewrenAttackshuttle: Card = {
  card: "pilot:sabinewren-attackshuttle",
  title: "Sabine Wren",
  triggers: [{ at: "beforeReveal", when: toThisShip, may: [{ verb: "free action", names: ["boost", "barrel-roll"] }] }],
};
