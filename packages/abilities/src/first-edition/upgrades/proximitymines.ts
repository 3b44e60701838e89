import type { Card } from "../../language/card.ts";

export const proximitymines: Card = {
  card: "upgrade:proximitymines",
  title: "Proximity Mines",
  action: { does: [{ verb: "discard this card" }, { verb: "drop", device: "proximity mine" }] },
};
