import type { Card } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { all, both, critIsLeft, isDefender, other, toThisShip, within } from "../../language/when.ts";

const DAMAGE_TO_OTHERS: Instruction = {
  verb: "each ship",
  among: both(other, within(1)),
  does: [{ verb: "suffer", hits: 1, who: "chosen" }],
};
const SELF_DAMAGE: readonly Instruction[] = [{ verb: "suffer", hits: 1 }];
export const harpooned: Card = {
  card: "condition:harpooned",
  title: "Harpooned!",
  triggers: [
    {
      at: "attackHits",
      when: all(isDefender, critIsLeft),
      must: [DAMAGE_TO_OTHERS, { verb: "discard this card" }, { verb: "deal", faceup: false }],
    },
    { at: "destroyed", when: toThisShip, must: [DAMAGE_TO_OTHERS] },
  ],
  action: { does: [{ verb: "discard this card" }, { verb: "roll", on: { hit: SELF_DAMAGE, crit: SELF_DAMAGE } }] },
};
