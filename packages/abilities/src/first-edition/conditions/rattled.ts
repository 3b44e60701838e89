import type { Card } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { all, reasonIs, toThisShip } from "../../language/when.ts";

const REMOVE: readonly Instruction[] = [{ verb: "discard this card" }];

export const rattled: Card = {
  card: "condition:rattled",
  title: "Rattled",
  triggers: [{ at: "damageSuffered", when: all(toThisShip, reasonIs("bomb")), must: [...REMOVE, { verb: "suffer", crits: 1 }] }],
  action: { does: [{ verb: "roll", on: { focus: REMOVE, hit: REMOVE } }] },
};
