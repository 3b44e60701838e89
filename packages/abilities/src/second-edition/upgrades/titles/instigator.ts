import type { Card } from "../../../language/card.ts";
import { defenderIs, isHindered } from "../../../language/when-second-edition.ts";

export const instigator: Card = {
  card: "upgrade:instigator",
  title: "Instigator",
  dice: [{ dice: "attack", when: defenderIs(isHindered), may: [{ verb: "reroll", most: 2 }] }],
};
