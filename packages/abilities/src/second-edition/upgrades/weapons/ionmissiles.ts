import type { Card } from "../../../language/card.ts";
import { ION_AND_ONE_HIT, LOCK_AND_CHARGE } from "./phrases.ts";

export const ionmissiles: Card = {
  card: "upgrade:ionmissiles",
  title: "Ion Missiles",
  weapon: { ...LOCK_AND_CHARGE, ifItHits: ION_AND_ONE_HIT },
};
