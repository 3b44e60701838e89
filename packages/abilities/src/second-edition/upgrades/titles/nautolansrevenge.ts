import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { provided } from "../../../language/provided.ts";
import { toThisShip } from "../../../language/when.ts";

const ONE: readonly Instruction[] = [
  { verb: "spend", token: "calculate" },
  { verb: "gain energy", amount: 1 },
];

export const nautolansrevenge: Card = {
  card: "upgrade:nautolansrevenge",
  title: "Nautolan's Revenge",
  triggers: [
    {
      at: "becameActive",
      when: toThisShip,
      may: [
        {
          verb: "one of",
          choices: {
            "1": [...ONE],
            "2": [provided(({ self }) => self.ship.tokens.calculate > 1), ...ONE, ...ONE],
          },
        },
      ],
    },
  ],
};
