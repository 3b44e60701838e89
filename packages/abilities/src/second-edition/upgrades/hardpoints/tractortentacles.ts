import type { Card } from "../../../language/card.ts";
import { actionBringsItBack } from "./phrases.ts";

/** The first attack is free. */
export const tractortentacles: Card = {
  card: "upgrade:tractortentacles",
  title: "Tractor Tentacles",
  weapon: { headers: [0, 1, 1, 1, 1] },
  action: actionBringsItBack(1),
};
