import type { Card } from "../../../language/card.ts";

export const igrmthugdroids: Card = {
  card: "upgrade:igrmthugdroids",
  title: "IG-RM Thug Droids",
  dice: [{ dice: "attack", may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
