import type { Card } from "../../../language/card.ts";
import { all, attackMissed, isAttacker, isUnstressed } from "../../../language/when.ts";

export const bosskCrew: Card = {
  card: "upgrade:bossk",
  title: "Bossk",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackMissed),
      must: [
        { verb: "if", when: isUnstressed, does: [{ verb: "gain", token: "stress" }] },
        { verb: "gain", token: "focus" },
        { verb: "lock", on: "defender" },
      ],
    },
  ],
};
