import type { Card } from "../../../language/card.ts";
import { isDefender } from "../../../language/when.ts";

export const valenrudor: Card = {
  card: "pilot:valenrudor",
  title: "Valen Rudor",
  triggers: [{ at: "afterAttack", when: isDefender, may: [{ verb: "free action" }] }],
};
