import type { Card } from "../../../language/card.ts";
import { all, withPrimary } from "../../../language/when.ts";
import { defenderIs, lowerInitiative } from "../../../language/when-second-edition.ts";

export const apexpredatorBattleoverendor: Card = {
  card: "upgrade:apexpredator-battleoverendor",
  title: "Apex Predator",
  dice: [{ dice: "attack", when: all(withPrimary, defenderIs(lowerInitiative)), may: [{ verb: "reroll", most: 1 }] }],
};
