import type { Card } from "../../language/card.ts";
import { toThisShip } from "../../language/when.ts";

export const breachspecialist: Card = {
  card: "upgrade:breachspecialist",
  title: "Breach Specialist",
  triggers: [
    {
      at: "damageDealt",
      when: toThisShip,
      may: [
        {
          verb: "one of",
          choices: { fore: [{ verb: "spend", token: "reinforceFore" }], aft: [{ verb: "spend", token: "reinforceAft" }] },
        },
        { verb: "turn dealt card facedown" },
        { verb: "lasting", effect: "breachspecialist", until: "round" },
      ],
    },
  ],
  effects: {
    breachspecialist: { triggers: [{ at: "damageDealt", when: toThisShip, must: [{ verb: "turn dealt card facedown" }] }] },
  },
};
