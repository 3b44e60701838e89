import type { Card } from "../../../language/card.ts";
import { all, attackHit, isAttacker } from "../../../language/when.ts";
import { handOverBurden } from "../../upgrades/burdens.ts";

export const cadbane: Card = {
  card: "pilot:cadbane",
  title: "Cad Bane",
  triggers: [
    { at: "afterAttack", when: all(isAttacker, attackHit), may: [{ verb: "spend charge", count: 2 }, handOverBurden("defender")] },
  ],
};
