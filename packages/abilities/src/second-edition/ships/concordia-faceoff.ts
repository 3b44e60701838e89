import type { Card } from "../../card.ts";
import { all, atRange } from "../../when.ts";
import { defenderIn } from "../when.ts";

export const concordiaFaceoff: Card = {
  card: "ship:Concordia Faceoff",
  title: "Concordia Faceoff",
  dice: [
    { dice: "defense", when: all(atRange(1), defenderIn("front")), must: [{ verb: "change", from: ["blank", "focus"], to: "evade" }] },
  ],
};
