import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { isDefender } from "../../../language/when.ts";

const STRIKE_BACK: Instruction = { verb: "suffer", hits: 1, who: "attacker", section: "attacking" };

export const r5p8: Card = {
  card: "upgrade:r5p8",
  title: "R5-P8",
  triggers: [
    {
      at: "afterAttack",
      once: "a round",
      when: isDefender,
      may: [{ verb: "roll", on: { hit: [STRIKE_BACK], crit: [STRIKE_BACK, { verb: "suffer", hits: 1 }] } }],
    },
  ],
};
