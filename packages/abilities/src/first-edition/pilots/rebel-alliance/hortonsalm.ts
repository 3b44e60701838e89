import type { Card } from "../../../language/card.ts";
import { atRange } from "../../../language/when.ts";

export const hortonsalm: Card = {
  card: "pilot:hortonsalm",
  title: "Horton Salm",
  dice: [{ dice: "attack", when: atRange(2, 3), may: [{ verb: "reroll", most: Number.POSITIVE_INFINITY, faces: ["blank"] }] }],
};
