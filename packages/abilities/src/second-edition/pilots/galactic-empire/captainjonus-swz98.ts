import type { Card } from "../../../card.ts";
import { placedByThisShip } from "../../when.ts";

export const captainjonusSwz98: Card = {
  card: "pilot:captainjonus-swz98",
  title: "Captain Jonus",
  triggers: [{ at: "devicePlaced", when: placedByThisShip, must: [{ verb: "gain", token: "evade" }] }],
};
