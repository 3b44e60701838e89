import type { Card } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { all, toThisShip } from "../../language/when.ts";

const CALM: readonly Instruction[] = [{ verb: "remove token", tokens: ["stress"] }];

export const highStakes: Card = {
  card: "ship:High Stakes",
  title: "High Stakes",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, ({ moment }) => moment.colour === "red"),
      may: [{ verb: "roll", on: { hit: CALM, crit: CALM } }],
    },
  ],
};
