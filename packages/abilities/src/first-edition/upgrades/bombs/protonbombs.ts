import type { Card } from "../../../language/card.ts";

export const protonbombs: Card = {
  card: "upgrade:protonbombs",
  title: "Proton Bombs",
  bomb: { device: "proton bomb" },
};
