import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { overlappedByEnemy } from "../../../language/when.ts";

const DAMAGE: readonly Instruction[] = [{ verb: "suffer", hits: 1, who: "subject" }];

export const antipursuitlasers: Card = {
  card: "upgrade:antipursuitlasers",
  title: "Anti-Pursuit Lasers",
  triggers: [{ at: "maneuverSettled", when: overlappedByEnemy, must: [{ verb: "roll", on: { hit: DAMAGE, crit: DAMAGE } }] }],
};
