import type { Card } from "../../../card.ts";
import { all, withPrimary } from "../../../when.ts";
import { defenderIs, lowerInitiative } from "../../when.ts";

export const apexpredatorBattleoverendor: Card = {
  card: "upgrade:apexpredator-battleoverendor",
  title: "Apex Predator",
  dice: [{ dice: "attack", when: all(withPrimary, defenderIs(lowerInitiative)), may: [{ verb: "reroll", most: 1 }] }],
};
