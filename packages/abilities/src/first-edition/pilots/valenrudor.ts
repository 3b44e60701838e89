import type { Card } from "../../card.ts";
import { isDefender } from "../../when.ts";

export const valenrudor: Card = {
  card: "pilot:valenrudor",
  title: "Valen Rudor",
  triggers: [{ at: "afterAttack", when: isDefender, may: [{ verb: "free action" }] }],
};
