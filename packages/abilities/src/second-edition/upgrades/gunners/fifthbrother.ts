import type { Card } from "../../../language/card.ts";

export const fifthbrother: Card = {
  card: "upgrade:fifthbrother",
  title: "Fifth Brother",
  dice: [{ dice: "attack", may: [{ verb: "spend force" }, { verb: "change", from: "focus", to: "crit" }] }],
};
