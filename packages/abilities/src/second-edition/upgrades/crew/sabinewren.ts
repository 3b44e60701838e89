import { isBomb } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { When } from "../../../language/scene.ts";

type Token = "ion" | "jam" | "stress" | "tractor";

/** Returns the mark for a token that is no longer on the card. */
const gone = (key: string, token: Token): string => `${key} without ${token}`;

const give = (token: Token): readonly Instruction[] => [
  {
    verb: "special",
    can: ({ self: { ship, key } }) => !ship.usedThisGame.includes(gone(key, token)),
    *perform({ game, self: { ship, key } }) {
      game.setShip(ship, { usedThisGame: [...ship.usedThisGame, gone(key, token)] });
      yield* [];
    },
  },
  { verb: "gain", token, who: "subject" },
];

const byOwnBomb: When = ({ game, self, moment }) =>
  game.state.devices.some(({ id, seat, kind }) => id === moment.device && seat === self.ship.seat && isBomb(game, kind));

/**
 * When one of her player's bombs hits a ship, the card can give that ship one of four tokens. Each token can be given only once per game.
 */
export const sabinewren: Card = {
  card: "upgrade:sabinewren",
  title: "Sabine Wren",
  triggers: [
    {
      at: "deviceDetonated",
      when: byOwnBomb,
      may: [{ verb: "one of", choices: { ion: give("ion"), jam: give("jam"), stress: give("stress"), tractor: give("tractor") } }],
    },
  ],
};
