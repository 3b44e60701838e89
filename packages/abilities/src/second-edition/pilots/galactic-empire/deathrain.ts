import type { Card } from "../../../language/card.ts";
import { placedByThisShip } from "../../../language/when-second-edition.ts";

export const deathrain: Card = {
  card: "pilot:deathrain",
  title: "“Deathrain”",
  triggers: [{ at: "devicePlaced", when: placedByThisShip, may: [{ verb: "free action" }] }],
};
