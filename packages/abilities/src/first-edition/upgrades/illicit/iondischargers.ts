import type { Card } from "../../../language/card.ts";
import { all, both, enemy, tokenIs, toThisShip, within } from "../../../language/when.ts";

/** The card is discarded before anything reacts to the token. Otherwise, two copies could trigger each other forever. */
export const iondischargers: Card = {
  card: "upgrade:iondischargers",
  title: "Ion Dischargers",
  triggers: [
    {
      at: "tokenAssigned",
      when: all(toThisShip, tokenIs("ion")),
      may: [
        {
          verb: "choose ship",
          among: both(enemy, within(1)),
          does: [
            { verb: "remove token", tokens: ["ion"] },
            {
              verb: "one of",
              by: "chosen",
              choices: { refuse: [], "receive ion": [{ verb: "discard this card" }, { verb: "gain", token: "ion", who: "chosen" }] },
            },
          ],
        },
      ],
    },
  ],
};
