import type { Card } from "../../../language/card.ts";
import { attackerIs } from "../../../language/when.ts";
import { greenless } from "./phrases.ts";

export const captainferoph: Card = {
  card: "pilot:captainferoph",
  title: "Captain Feroph",
  dice: [{ dice: "defense", when: attackerIs(greenless), may: [{ verb: "change", from: ["blank", "focus"], to: "evade" }] }],
};
