import { GREEN } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, attackerIs, isDefender } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";

const HIT: readonly Instruction[] = [{ verb: "suffer", hits: 1, who: "attacker" }];

/** After defending, spends a charge to roll a die against the attacker, unless the attacker removes a green token. */
export const dengar: Card = {
  card: "upgrade:dengar",
  title: "Dengar",
  triggers: [
    {
      at: "afterAttack",
      when: all(isDefender, attackerIs(inFiringArc)),
      may: [
        { verb: "spend charge" },
        {
          verb: "one of",
          by: "attacker",
          choices: {
            "let it roll": [{ verb: "roll", on: { hit: HIT, crit: HIT } }],
            "remove token": [{ verb: "remove token", tokens: GREEN, who: "attacker" }],
          },
        },
      ],
    },
  ],
};
