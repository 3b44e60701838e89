import type { Card } from "../../../card.ts";
import { defenderIs } from "../../when.ts";
import { higherInitiative } from "./phrases.ts";

export const nimichireen: Card = {
  card: "pilot:nimichireen",
  title: "Nimi Chireen",
  dice: [{ dice: "attack", when: defenderIs(higherInitiative), may: [{ verb: "change", from: "blank", to: "focus" }] }],
};
