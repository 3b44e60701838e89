import type { Ship, Situation } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

const OVER = { verb: "discard this card" } as const;

/** True if the ship was stressed before the action. The stress from a red action itself doesn't count. */
const wasStressed: When = ({ self, moment }) => self.ship.tokens.stress > (moment.colour === "red" ? 1 : 0);

/** True if the ship is in its Perform Action step: its maneuver is over and nothing is moving. */
const isInStep = ({ state: { cursor, motion } }: Situation, ship: Ship): boolean =>
  cursor.phase === "activation" && cursor.active === ship.id && motion === undefined && ship.dial === undefined;

/** Despite stress, the ship can perform one action in its Perform Action step. It then suffers a hit or exposes a card. */
export const choppercrew: Card = {
  card: "upgrade:chopper-crew",
  title: "“Chopper”",
  permissions: {
    actDespite: (game, self, { ship, despite }) =>
      despite === "stress" && ship === self.ship && isInStep(game, ship) && !ship.usedThisRound.includes(self.key) ? true : undefined,
  },
  triggers: [
    {
      at: "actionDeclared",
      when: toThisShip,
      must: [
        {
          verb: "apply",
          what({ game, self: { ship, key } }) {
            if (isInStep(game, ship) && !ship.usedThisRound.includes(key))
              game.setShip(ship, { usedThisRound: [...ship.usedThisRound, key] });
          },
        },
        { verb: "if", when: wasStressed, does: [{ verb: "lasting", effect: "acts under stress", until: "phase" }] },
      ],
    },
  ],
  effects: {
    "acts under stress": {
      triggers: [
        {
          at: "actionPerformed",
          when: toThisShip,
          must: [OVER, { verb: "one of", choices: { suffer: [{ verb: "suffer", hits: 1 }], expose: [{ verb: "expose" }] } }],
        },
        { at: "actionFailed", when: toThisShip, must: [OVER] },
      ],
    },
  },
};
