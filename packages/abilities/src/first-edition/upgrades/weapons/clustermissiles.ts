import type { Card } from "../../../language/card.ts";

export const clustermissiles: Card = {
  card: "upgrade:clustermissiles",
  title: "Cluster Missiles",
  weapon: { needs: "lock", spends: ["lock", "card"], twice: true },
};
