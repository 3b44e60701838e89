import type { Card } from "../../../language/card.ts";

export const proximitymines: Card = {
  card: "upgrade:proximitymines",
  title: "Proximity Mines",
  bomb: { device: "proximity mine", asAction: true },
};
