import type { Card } from "../../../language/card.ts";
import { hasToken } from "../../../language/when.ts";

export const igrmdroids: Card = {
  card: "upgrade:igrmdroids",
  title: "IG-RM Droids",
  dice: [{ dice: "attack", when: hasToken("calculate"), may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
