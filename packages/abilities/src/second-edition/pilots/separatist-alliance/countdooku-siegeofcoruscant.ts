import type { Card } from "../../../language/card.ts";
import { inAttack, namesResult } from "../../upgrades/crew/countdooku.ts";

export const countdookuSiegeofcoruscant: Card = {
  card: "pilot:countdooku-siegeofcoruscant",
  title: "Count Dooku",
  ...namesResult(inAttack),
};
