import type { Card } from "../../../language/card.ts";
import { afterRollOrBoost } from "../phrases.ts";

export const leevantenza: Card = {
  card: "pilot:leevantenza",
  title: "Leevan Tenza",
  triggers: [afterRollOrBoost([{ verb: "free action", names: ["evade"], colour: "red" }])],
};
