import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, atRange, attackHit, isAttacker, not } from "../../../language/when.ts";
import { criticallyDamaged } from "../../../language/when-second-edition.ts";

const strains = (count: number): readonly Instruction[] => [
  { verb: "spend charge", count },
  { verb: "gain", token: "strain", count, who: "defender" },
];

export const tibersaxon: Card = {
  card: "upgrade:tibersaxon",
  title: "Tiber Saxon",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, atRange(1, 2), attackHit, not(criticallyDamaged("defender"))),
      may: [{ verb: "one of", choices: { "1": strains(1), "2": strains(2) } }],
    },
  ],
};
