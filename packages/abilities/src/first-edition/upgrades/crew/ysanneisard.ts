import type { Card } from "../../../language/card.ts";
import { isBattered } from "../../../language/when.ts";

export const ysanneisard: Card = {
  card: "upgrade:ysanneisard",
  title: "Ysanne Isard",
  triggers: [{ at: "startOfCombat", when: isBattered, may: [{ verb: "free action", names: ["evade"] }] }],
};
