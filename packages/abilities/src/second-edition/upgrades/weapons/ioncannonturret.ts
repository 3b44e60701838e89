import type { Card } from "../../../language/card.ts";
import { ION_AND_ONE_HIT } from "./phrases.ts";

export const ioncannonturret: Card = {
  card: "upgrade:ioncannonturret",
  title: "Ion Cannon Turret",
  weapon: { ifItHits: ION_AND_ONE_HIT },
};
