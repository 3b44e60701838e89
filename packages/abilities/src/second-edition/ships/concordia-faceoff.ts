import type { Card } from "../../language/card.ts";
import { all, atRange } from "../../language/when.ts";
import { defenderIn } from "../../language/when-second-edition.ts";

export const concordiaFaceoff: Card = {
  card: "ship:Concordia Faceoff",
  title: "Concordia Faceoff",
  dice: [
    { dice: "defense", when: all(atRange(1), defenderIn("front")), must: [{ verb: "change", from: ["blank", "focus"], to: "evade" }] },
  ],
};
