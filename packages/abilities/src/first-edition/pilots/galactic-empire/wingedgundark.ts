import type { Card } from "../../../language/card.ts";
import { atRange } from "../../../language/when.ts";

export const wingedgundark: Card = {
  card: "pilot:wingedgundark",
  title: "“Winged Gundark”",
  dice: [{ dice: "attack", when: atRange(1), may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
