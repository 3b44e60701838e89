import type { Card } from "../../../language/card.ts";
import { placedByThisShip } from "../../../language/when-second-edition.ts";

export const cadbane: Card = {
  card: "upgrade:cadbane",
  title: "Cad Bane",
  triggers: [{ at: "devicePlaced", when: placedByThisShip, may: [{ verb: "free action", names: ["boost"], colour: "red" }] }],
};
