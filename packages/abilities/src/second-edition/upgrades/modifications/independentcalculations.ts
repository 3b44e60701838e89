import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

/** Replaces the ship's own ability. With a white calculate action, the ship can gain a stress token to get one more calculate token. */
export const independentcalculations: Card = {
  card: "upgrade:independentcalculations",
  title: "Independent Calculations",
  permissions: {
    useText: (_, self, { ship, card }) => (ship === self.ship && card === "ship:Networked Calculations" ? false : undefined),
  },
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("calculate"), ({ moment }) => moment.colour === "white"),
      may: [
        { verb: "gain", token: "stress" },
        { verb: "gain", token: "calculate" },
      ],
    },
  ],
};
