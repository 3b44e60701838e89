import type { Card } from "../../../language/card.ts";

export const heavylaserturret: Card = {
  card: "upgrade:heavylaserturret",
  title: "Heavy Laser Turret",
  weapon: { energy: 2 },
};
