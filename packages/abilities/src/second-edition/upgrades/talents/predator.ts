import type { Card } from "../../../card.ts";
import { all, withPrimary } from "../../../when.ts";
import { defenderInBullseye } from "../../when.ts";

export const predator: Card = {
  card: "upgrade:predator",
  title: "Predator",
  dice: [{ dice: "attack", when: all(withPrimary, defenderInBullseye), may: [{ verb: "reroll", most: 1 }] }],
};
