import type { Card } from "../../../language/card.ts";

export const advhomingmissiles: Card = {
  card: "upgrade:advhomingmissiles",
  title: "Advanced Homing Missiles",
  weapon: { needs: "lock", spends: ["card"], ifItHits: [{ verb: "deal", faceup: true, who: "defender" }] },
};
