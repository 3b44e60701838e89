import type { Card } from "../../../card.ts";
import { all, withPrimary } from "../../../when.ts";
import { defenderIs } from "../../when.ts";
import { tractored } from "./phrases.ts";

export const chertek: Card = {
  card: "pilot:chertek",
  title: "Chertek",
  dice: [{ dice: "attack", when: all(withPrimary, defenderIs(tractored)), may: [{ verb: "reroll", most: 2 }] }],
};
