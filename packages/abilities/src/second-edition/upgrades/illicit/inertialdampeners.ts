import { replaceManeuver } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const isRevealed: When = ({ game }) => game.state.motion?.revealed === true;

export const inertialdampeners: Card = {
  card: "upgrade:inertialdampeners",
  title: "Inertial Dampeners",
  triggers: [
    {
      at: "beforeManeuver",
      when: all(toThisShip, isRevealed),
      may: [
        { verb: "lose shield" },
        { verb: "apply", what: ({ game, self }) => replaceManeuver(game, self.ship, "0OW", "white") },
        { verb: "lasting", effect: "inertial dampeners", until: "phase" },
      ],
    },
  ],
  effects: {
    "inertial dampeners": {
      triggers: [{ at: "maneuverExecuted", when: toThisShip, must: [{ verb: "discard this card" }, { verb: "gain", token: "stress" }] }],
    },
  },
};
