import type { Card } from "../../language/card.ts";
import { inSystemPhase, pointsAlong } from "./phrases.ts";

export const vectoredCannons: Card = {
  card: "ship:Vectored Cannons",
  title: "Vectored Cannons",
  triggers: [inSystemPhase("red", "boost", "rotate-arc")],
  permissions: { pointTurret: pointsAlong },
};
