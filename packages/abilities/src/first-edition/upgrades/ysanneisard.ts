import type { Card } from "../../card.ts";
import { isBattered } from "../../when.ts";

export const ysanneisard: Card = {
  card: "upgrade:ysanneisard",
  title: "Ysanne Isard",
  triggers: [{ at: "startOfCombat", when: isBattered, may: [{ verb: "free action", names: ["evade"] }] }],
};
