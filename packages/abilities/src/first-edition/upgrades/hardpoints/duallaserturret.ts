import type { Card } from "../../../language/card.ts";

export const duallaserturret: Card = {
  card: "upgrade:duallaserturret",
  title: "Dual Laser Turret",
  weapon: { energy: 1 },
};
