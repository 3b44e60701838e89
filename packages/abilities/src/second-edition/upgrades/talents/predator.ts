import type { Card } from "../../../language/card.ts";
import { all, withPrimary } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

export const predator: Card = {
  card: "upgrade:predator",
  title: "Predator",
  dice: [{ dice: "attack", when: all(withPrimary, defenderInBullseye), may: [{ verb: "reroll", most: 1 }] }],
};
