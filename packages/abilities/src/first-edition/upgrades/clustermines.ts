import type { Card } from "../../language/card.ts";

export const clustermines: Card = {
  card: "upgrade:clustermines",
  title: "Cluster Mines",
  action: { does: [{ verb: "discard this card" }, { verb: "drop", device: "cluster mine" }] },
};
