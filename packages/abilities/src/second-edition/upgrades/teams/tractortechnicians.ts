import { readManeuver } from "@broadside/cards";
import { atOtherSpeed, changeManeuver, codeOf, isTractored } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, enemy, type ShipWhen, toThisShip, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

const tractored: ShipWhen = ({ game }, ship) => isTractored(game, ship);

/** Ships nearby keep their tractor tokens. The ship can spend energy to slow down a tractored enemy nearby. */
export const tractortechnicians: Card = {
  card: "upgrade:tractortechnicians",
  title: "Tractor Technicians",
  permissions: {
    keepToken: (game, self, { ship, token }) =>
      token === "tractor" && ship !== self.ship && ship.pose && game.board.range(self.ship, ship) <= 1 ? true : undefined,
  },
  triggers: [
    {
      at: "beforeReveal",
      when: subjectIs(both(enemy, tractored, within(0, 1))),
      may: [
        { verb: "spend energy", amount: 1 },
        { verb: "lasting", effect: "slowed by tractors", until: "phase", who: "subject" },
      ],
    },
  ],
  effects: {
    "slowed by tractors": {
      triggers: [
        {
          at: "beforeManeuver",
          when: toThisShip,
          must: [
            {
              verb: "apply",
              what({ game, self }) {
                const { motion } = game.state;
                const maneuver = motion && readManeuver(motion.code);
                if (maneuver) changeManeuver(game, self.ship, codeOf(atOtherSpeed(maneuver, -1)), motion.colour);
              },
            },
            { verb: "discard this card" },
          ],
        },
      ],
    },
  },
};
