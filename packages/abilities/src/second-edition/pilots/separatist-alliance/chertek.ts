import type { Card } from "../../../language/card.ts";
import { all, withPrimary } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { tractored } from "./phrases.ts";

export const chertek: Card = {
  card: "pilot:chertek",
  title: "Chertek",
  dice: [{ dice: "attack", when: all(withPrimary, defenderIs(tractored)), may: [{ verb: "reroll", most: 2 }] }],
};
