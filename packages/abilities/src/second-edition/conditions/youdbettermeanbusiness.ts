import type { Card } from "../../language/card.ts";
import { isDefender } from "../../language/when.ts";
import { GOES, isCaught, OPEN, PRICE, paidAttack, recovers } from "./zam-wesell.ts";

export const youdbettermeanbusiness: Card = {
  card: "condition:youdbettermeanbusiness",
  title: "You'd Better Mean Business",
  triggers: [
    { at: "afterAttack", when: isDefender, bonusAttack: true, must: [OPEN, paidAttack(true)] },
    { at: "endOfCombat", when: isCaught, may: [OPEN, recovers(PRICE)] },
    GOES,
  ],
};
