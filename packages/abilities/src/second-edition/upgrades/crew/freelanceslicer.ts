import type { Card } from "../../../language/card.ts";
import { all, attackerIs, isDefender, reasonIs } from "../../../language/when.ts";
import { isSubject } from "../../../language/when-second-edition.ts";

/** Spends a lock on the attacker to jam it. The ship risks being jammed itself. */
export const freelanceslicer: Card = {
  card: "upgrade:freelanceslicer",
  title: "Freelance Slicer",
  triggers: [
    {
      at: "beforeRoll",
      when: all(isDefender, reasonIs("attack"), attackerIs(isSubject)),
      may: [
        { verb: "spend lock", on: "attacker" },
        { verb: "gain", token: "jam", who: "attacker" },
        { verb: "roll", on: { hit: [{ verb: "gain", token: "jam" }], crit: [{ verb: "gain", token: "jam" }] } },
      ],
    },
  ],
};
