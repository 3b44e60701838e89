import type { Card } from "../../../language/card.ts";

export const twinlaserturret: Card = {
  card: "upgrade:twinlaserturret",
  title: "Twin Laser Turret",
  weapon: { twice: true, ifItHits: [{ verb: "suffer", hits: 1, who: "defender" }] },
};
