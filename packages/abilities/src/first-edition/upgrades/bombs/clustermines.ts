import type { Card } from "../../../language/card.ts";

export const clustermines: Card = {
  card: "upgrade:clustermines",
  title: "Cluster Mines",
  bomb: { device: "cluster mine", asAction: true },
};
