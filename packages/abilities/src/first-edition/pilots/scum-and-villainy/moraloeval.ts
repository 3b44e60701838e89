import type { Card } from "../../../language/card.ts";
import { firesIn } from "../../weapon-arcs.ts";

export const moraloeval: Card = {
  card: "pilot:moraloeval",
  title: "Moralo Eval",
  permissions: { fireIn: firesIn("auxiliary", "cannon") },
};
