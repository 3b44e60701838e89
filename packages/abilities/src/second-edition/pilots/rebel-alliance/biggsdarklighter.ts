import { diceOf, isInAttackArc } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { provided } from "../../../language/provided.ts";
import { all, both, friendly, other, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const sharing = (face: "hit" | "crit"): readonly Instruction[] => [
  provided(({ game }) => diceOf(game, "attack").some((die) => die.face === face)),
  { verb: "suffer", ...(face === "hit" ? { hits: 1 } : { crits: 1 }) },
  { verb: "cancel", dice: "attack", face, count: 1 },
];

export const biggsdarklighter: Card = {
  card: "pilot:biggsdarklighter",
  title: "Biggs Darklighter",
  triggers: [
    {
      at: "beforeCompare",
      when: all(defenderIs(both(other, friendly, within(0, 1))), ({ game, self }) => isInAttackArc(game, self.ship)),
      may: [{ verb: "one of", choices: { hit: sharing("hit"), crit: sharing("crit") } }],
    },
  ],
};
