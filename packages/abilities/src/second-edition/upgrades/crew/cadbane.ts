import type { Card } from "../../../card.ts";
import { placedByThisShip } from "../../when.ts";

export const cadbane: Card = {
  card: "upgrade:cadbane",
  title: "Cad Bane",
  triggers: [{ at: "devicePlaced", when: placedByThisShip, may: [{ verb: "free action", names: ["boost"], colour: "red" }] }],
};
