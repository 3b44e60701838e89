import { canLayBehind, layBehind } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { NO_RECOVERY } from "../phrases.ts";

/** Spends a charge, which can't be recovered, to place a cargo drift behind the ship. */
export const quickreleaselocks: Card = {
  card: "upgrade:quickreleaselocks",
  title: "Quick-Release Locks",
  permissions: NO_RECOVERY,
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [
        { verb: "spend charge" },
        {
          verb: "special",
          can: ({ game, self }) => canLayBehind(game, self.ship, "cargodrift"),
          perform: ({ game, self }) => layBehind(game, self.ship, "cargodrift"),
        },
      ],
    },
  ],
};
