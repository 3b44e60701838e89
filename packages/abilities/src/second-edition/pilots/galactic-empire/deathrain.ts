import type { Card } from "../../../card.ts";
import { placedByThisShip } from "../../when.ts";

export const deathrain: Card = {
  card: "pilot:deathrain",
  title: "“Deathrain”",
  triggers: [{ at: "devicePlaced", when: placedByThisShip, may: [{ verb: "free action" }] }],
};
