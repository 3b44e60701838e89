import type { Card } from "../../card.ts";
import type { Deed } from "../../deed.ts";
import { all, toThisShip } from "../../when.ts";

const CALM: readonly Deed[] = [{ verb: "remove token", tokens: ["stress"] }];

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
