import { executeManeuver } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { BURST } from "../phrases.ts";

export const unstablesublightenginesBattleofyavin: Card = {
  card: "upgrade:unstablesublightengines-battleofyavin",
  title: "Unstable Sublight Engines",
  triggers: [
    {
      at: "destroyed",
      when: toThisShip,
      must: [
        {
          verb: "special",
          can: () => true,
          perform: ({ game, self }) => executeManeuver(game, self.ship, "1FW", { revealed: false, colour: "white", fixed: true }),
        },
        ...BURST,
      ],
    },
  ],
};
