import type { Card } from "../../language/card.ts";
import { isDefender } from "../../language/when.ts";
import { GOES, isCaught, OPEN, paidAttack, recovers } from "./zam-wesell.ts";

export const youshouldthankme: Card = {
  card: "condition:youshouldthankme",
  title: "You Should Thank Me",
  triggers: [
    {
      at: "afterAttack",
      when: isDefender,
      must: [OPEN, recovers(1), { verb: "one of", choices: { none: [], lock: [{ verb: "lock", on: "attacker" }] } }],
    },
    { at: "endOfCombat", when: isCaught, may: [OPEN, paidAttack(false)] },
    GOES,
  ],
};
