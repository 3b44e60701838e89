import type { Card } from "../../../language/card.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { greenless } from "./phrases.ts";

export const majorvermeil: Card = {
  card: "pilot:majorvermeil",
  title: "Major Vermeil",
  dice: [{ dice: "attack", when: defenderIs(greenless), may: [{ verb: "change", from: ["blank", "focus"], to: "hit" }] }],
};
