import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { both, enemy, within } from "../../../language/when.ts";

const TURN_ONE: readonly Instruction[] = [{ verb: "expose", who: "chosen" }];

export const saboteur: Card = {
  card: "upgrade:saboteur",
  title: "Saboteur",
  action: {
    does: [{ verb: "choose ship", among: both(enemy, within(1)), does: [{ verb: "roll", on: { hit: TURN_ONE, crit: TURN_ONE } }] }],
  },
};
