import type { Card } from "../../../language/card.ts";

export const r7a7: Card = {
  card: "upgrade:r7a7",
  title: "R7-A7",
  dice: [{ dice: "attack", may: [{ verb: "spend charge" }, { verb: "change", from: "hit", to: "crit" }] }],
};
