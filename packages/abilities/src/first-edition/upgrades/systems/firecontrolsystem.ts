import type { Card } from "../../../language/card.ts";
import { isAttacker } from "../../../language/when.ts";

export const firecontrolsystem: Card = {
  card: "upgrade:firecontrolsystem",
  title: "Fire-Control System",
  triggers: [{ at: "afterAttack", when: isAttacker, may: [{ verb: "lock", on: "defender" }] }],
};
