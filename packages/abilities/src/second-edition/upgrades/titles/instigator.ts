import type { Card } from "../../../card.ts";
import { defenderIs, isHindered } from "../../when.ts";

export const instigator: Card = {
  card: "upgrade:instigator",
  title: "Instigator",
  dice: [{ dice: "attack", when: defenderIs(isHindered), may: [{ verb: "reroll", most: 2 }] }],
};
