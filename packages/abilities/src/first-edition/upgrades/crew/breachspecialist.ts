import { effectOn } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, not, toThisShip } from "../../../language/when.ts";

const BREACH_CLOSED = "breachspecialist";
/** True once the token is spent. Until the end of the round, all further cards are then turned facedown without spending tokens. */
const isPaid: When = ({ game, self }) => effectOn(game, `effect:${BREACH_CLOSED}`, self.ship) !== undefined;

export const breachspecialist: Card = {
  card: "upgrade:breachspecialist",
  title: "Breach Specialist",
  triggers: [
    {
      at: "damageDealt",
      when: all(toThisShip, not(isPaid)),
      may: [
        {
          verb: "one of",
          choices: { fore: [{ verb: "spend", token: "reinforceFore" }], aft: [{ verb: "spend", token: "reinforceAft" }] },
        },
        { verb: "turn dealt card facedown" },
        { verb: "lasting", effect: BREACH_CLOSED, until: "round" },
      ],
    },
  ],
  effects: {
    [BREACH_CLOSED]: { triggers: [{ at: "damageDealt", when: toThisShip, must: [{ verb: "turn dealt card facedown" }] }] },
  },
};
