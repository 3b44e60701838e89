import { isLarger } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { both, friendly, other, type ShipWhen, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { cancelResult } from "../results.ts";

const smaller: ShipWhen = ({ game, self }, ship) => isLarger(game, self.ship, ship);

const BY_SHIELD: Instruction = { verb: "lose shield" };
const BY_ENERGY: Instruction = { verb: "spend energy", amount: 2 };

/** When a smaller friendly ship nearby is attacked, this ship can spend a shield or two energy to cancel one of the results. */
export const adaptiveshields: Card = {
  card: "upgrade:adaptiveshields",
  title: "Adaptive Shields",
  triggers: [
    {
      at: "neutralizing",
      when: defenderIs(both(other, friendly, smaller, within(0, 1))),
      may: [
        {
          verb: "one of",
          choices: {
            "hit by energy": [BY_ENERGY, cancelResult("hits")],
            "hit by shield": [BY_SHIELD, cancelResult("hits")],
            "crit by energy": [BY_ENERGY, cancelResult("crits")],
            "crit by shield": [BY_SHIELD, cancelResult("crits")],
          },
        },
      ],
    },
  ],
};
