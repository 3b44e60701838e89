import type { Card } from "../../../language/card.ts";
import { isStressed } from "../../../language/when.ts";

export const ezrabridgerSheathipedeclassshuttle: Card = {
  card: "pilot:ezrabridger-sheathipedeclassshuttle",
  title: "Ezra Bridger",
  dice: [{ dice: "defense", when: isStressed, may: [{ verb: "change", from: "focus", to: "evade", most: 2 }] }],
};
