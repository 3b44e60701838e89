import type { Card } from "../../../language/card.ts";
import { ION_AND_ONE_HIT } from "./phrases.ts";

export const ioncannon: Card = {
  card: "upgrade:ioncannon",
  title: "Ion Cannon",
  weapon: { ifItHits: ION_AND_ONE_HIT },
};
