import { GREEN, rerollableOfRoll, rerollChosenOfRoll } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { toThisShip } from "../../../language/when.ts";

const MOST = 2;
const SPEND_GREEN: Instruction = { verb: "one of", choices: Object.fromEntries(GREEN.map((token) => [token, [{ verb: "spend", token }]])) };

/** Applies to any dice that the ship rolls, even outside attacks. */
export const landocalrissiancrew: Card = {
  card: "upgrade:landocalrissian-crew",
  title: "Lando Calrissian",
  triggers: [
    {
      at: "rolled",
      when: toThisShip,
      may: [
        SPEND_GREEN,
        {
          verb: "special",
          can: ({ game }) => rerollableOfRoll(game).length > 0,
          perform: ({ game, self }) => rerollChosenOfRoll(game, self.ship.seat, MOST),
        },
      ],
    },
  ],
};
