import type { Card } from "../../../language/card.ts";
import { flipWings } from "../../upgrades/flipping.ts";
import { afterRollOrBoost } from "../phrases.ts";

export const kullbeesperado: Card = {
  card: "pilot:kullbeesperado",
  title: "Kullbee Sperado",
  triggers: [afterRollOrBoost([flipWings()])],
};
