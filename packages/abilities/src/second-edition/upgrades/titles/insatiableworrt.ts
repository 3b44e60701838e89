import { energyLimit } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { provided } from "../../../language/provided.ts";

export const insatiableworrt: Card = {
  card: "upgrade:insatiableworrt",
  title: "Insatiable Worrt",
  triggers: [
    {
      at: "duringEnd",
      may: [
        {
          verb: "one of",
          choices: {
            shield: [{ verb: "recover shield" }],
            energy: [provided(({ game, self: { ship } }) => ship.energy < energyLimit(game, ship)), { verb: "gain energy", amount: 1 }],
          },
        },
      ],
    },
  ],
};
