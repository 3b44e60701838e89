import type { Card } from "../../card.ts";
import { all, attackMissed, isAttacker, isUnstressed } from "../../when.ts";

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
