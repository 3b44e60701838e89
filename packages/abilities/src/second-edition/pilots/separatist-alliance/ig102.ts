import type { Card } from "../../../language/card.ts";
import { attackerIs } from "../../../language/when.ts";
import { noLessInitiative } from "./phrases.ts";

export const ig102: Card = {
  card: "pilot:ig102",
  title: "IG-102",
  dice: [{ dice: "defense", when: attackerIs(noLessInitiative), may: [{ verb: "change", from: "blank", to: "focus" }] }],
};
