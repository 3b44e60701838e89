import type { Card } from "../../card.ts";
import { firesInTurret, pointsAlong } from "./phrases.ts";

export const rotatingCannons: Card = {
  card: "ship:Rotating Cannons",
  title: "Rotating Cannons",
  permissions: { pointTurret: pointsAlong, fireInTurret: firesInTurret("cannon") },
};
