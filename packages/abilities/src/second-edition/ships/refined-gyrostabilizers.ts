import type { Card } from "../../language/card.ts";
import { afterAnyAction, pointsAlong } from "./phrases.ts";

export const refinedGyrostabilizers: Card = {
  card: "ship:Refined Gyrostabilizers",
  title: "Refined Gyrostabilizers",
  triggers: [afterAnyAction("boost", "rotate-arc")],
  permissions: { pointTurret: pointsAlong },
};
