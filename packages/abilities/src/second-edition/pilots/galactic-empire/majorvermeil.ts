import type { Card } from "../../../card.ts";
import { defenderIs } from "../../when.ts";
import { greenless } from "./phrases.ts";

export const majorvermeil: Card = {
  card: "pilot:majorvermeil",
  title: "Major Vermeil",
  dice: [{ dice: "attack", when: defenderIs(greenless), may: [{ verb: "change", from: ["blank", "focus"], to: "hit" }] }],
};
