import type { Card } from "../../../language/card.ts";

export const connernet: Card = {
  card: "upgrade:connernet",
  title: "Conner Net",
  bomb: { device: "conner net", asAction: true },
};
