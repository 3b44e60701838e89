import type { Card } from "../../../language/card.ts";
import { atRange } from "../../../language/when.ts";

export const bloodcrow: Card = {
  card: "upgrade:bloodcrow",
  title: "Blood Crow",
  dice: [{ dice: "attack", when: atRange(1, 2), may: [{ verb: "add", face: "focus" }] }],
};
