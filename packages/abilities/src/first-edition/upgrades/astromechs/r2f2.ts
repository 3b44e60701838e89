import type { Card } from "../../../language/card.ts";

export const r2f2: Card = {
  card: "upgrade:r2f2",
  title: "R2-F2",
  action: { does: [{ verb: "lasting", effect: "agility", until: "round", value: 1 }] },
};
