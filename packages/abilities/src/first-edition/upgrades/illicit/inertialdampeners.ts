import { changeManeuver } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const inertialdampeners: Card = {
  card: "upgrade:inertialdampeners",
  title: "Inertial Dampeners",
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: toThisShip,
      may: [
        { verb: "discard this card" },
        { verb: "apply", what: ({ game, self }) => changeManeuver(game, self.ship, "0OW") },
        { verb: "lasting", effect: "inertialdampeners", until: "phase" },
      ],
    },
  ],
  effects: {
    inertialdampeners: {
      triggers: [{ at: "maneuverSettled", when: toThisShip, must: [{ verb: "discard this card" }, { verb: "gain", token: "stress" }] }],
    },
  },
};
