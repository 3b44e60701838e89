import type { Card } from "../../../language/card.ts";

const MOST_STRESS = 3;

export const thrustcorrector: Card = {
  card: "upgrade:thrustcorrector",
  title: "Thrust Corrector",
  dice: [
    {
      dice: "defense",
      when: ({ self }) => self.ship.tokens.stress <= MOST_STRESS,
      may: [
        { verb: "gain", token: "stress" },
        { verb: "also", does: [{ verb: "cancel", dice: "defense", count: "all" }] },
        { verb: "add", face: "evade" },
        { verb: "lasting", effect: "settled dice", until: "attack" },
      ],
    },
  ],
};
