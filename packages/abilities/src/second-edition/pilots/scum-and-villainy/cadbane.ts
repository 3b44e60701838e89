import type { Card } from "../../../card.ts";
import { all, attackHit, isAttacker } from "../../../when.ts";
import { handOverBurden } from "../../upgrades/burdens.ts";

export const cadbane: Card = {
  card: "pilot:cadbane",
  title: "Cad Bane",
  triggers: [
    { at: "afterAttack", when: all(isAttacker, attackHit), may: [{ verb: "spend charge", count: 2 }, handOverBurden("defender")] },
  ],
};
