import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { overlappedByEnemy } from "../../../language/when.ts";

const ION: readonly Instruction[] = [{ verb: "gain", token: "ion", who: "subject" }];

export const ionprojector: Card = {
  card: "upgrade:ionprojector",
  title: "Ion Projector",
  triggers: [{ at: "maneuverSettled", when: overlappedByEnemy, must: [{ verb: "roll", on: { hit: ION, crit: ION } }] }],
};
