import type { Card } from "../../../language/card.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { higherInitiative } from "./phrases.ts";

export const nimichireen: Card = {
  card: "pilot:nimichireen",
  title: "Nimi Chireen",
  dice: [{ dice: "attack", when: defenderIs(higherInitiative), may: [{ verb: "change", from: "blank", to: "focus" }] }],
};
