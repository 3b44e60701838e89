import type { Card } from "../../language/card.ts";

export const connernet: Card = {
  card: "upgrade:connernet",
  title: "Conner Net",
  action: { does: [{ verb: "discard this card" }, { verb: "drop", device: "conner net" }] },
};
