import type { Card } from "../../language/card.ts";
import { firesInTurret, pointsAlong } from "./phrases.ts";

export const rotatingCannons: Card = {
  card: "ship:Rotating Cannons",
  title: "Rotating Cannons",
  permissions: { pointTurret: pointsAlong, fireIn: firesInTurret("cannon") },
};
