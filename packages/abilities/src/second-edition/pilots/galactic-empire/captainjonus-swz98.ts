import type { Card } from "../../../language/card.ts";
import { placedByThisShip } from "../../../language/when-second-edition.ts";

export const captainjonusSwz98: Card = {
  card: "pilot:captainjonus-swz98",
  title: "Captain Jonus",
  triggers: [{ at: "devicePlaced", when: placedByThisShip, must: [{ verb: "gain", token: "evade" }] }],
};
