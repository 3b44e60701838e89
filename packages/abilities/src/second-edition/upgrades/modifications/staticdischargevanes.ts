import { assign, mayHave } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, both, isUnstressed, other, tokenIs, toThisShip, within } from "../../../language/when.ts";

/** Gives the chosen ship a token that this ship is about to gain. */
const HAND_OVER: Instruction = {
  verb: "special",
  can: ({ game, chosen, moment }) => chosen !== undefined && moment.token !== undefined && mayHave(game, chosen, moment.token),
  *perform({ game, self, chosen, moment }) {
    if (chosen && moment.token !== undefined) yield* assign(game, chosen, moment.token, 1, self.ship);
  },
};

export const staticdischargevanes: Card = {
  card: "upgrade:staticdischargevanes",
  title: "Static Discharge Vanes",
  triggers: [
    {
      at: "tokenComing",
      when: all(toThisShip, tokenIs("ion", "jam"), isUnstressed),
      may: [
        {
          verb: "choose ship",
          among: both(other, within(0, 1)),
          does: [{ verb: "gain", token: "stress" }, HAND_OVER, { verb: "suffer", hits: 1 }],
        },
      ],
    },
  ],
};
