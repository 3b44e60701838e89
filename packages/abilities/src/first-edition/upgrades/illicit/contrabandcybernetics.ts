import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const contrabandcybernetics: Card = {
  card: "upgrade:contrabandcybernetics",
  title: "Contraband Cybernetics",
  triggers: [
    {
      at: "beforeActivation",
      when: toThisShip,
      may: [
        { verb: "discard this card" },
        { verb: "gain", token: "stress" },
        { verb: "lasting", effect: "contrabandcybernetics", until: "round" },
      ],
    },
  ],
  effects: {
    contrabandcybernetics: {
      permissions: {
        act: (_, self, { ship }) => (ship === self.ship && ship.tokens.stress > 0 ? true : undefined),
        execute: (_, self, { ship }) => (ship === self.ship ? true : undefined),
      },
    },
  },
};
