import type { Card } from "../../../language/card.ts";
import { friendly } from "../../../language/when.ts";

/** Each friendly ship can gain a focus token at the price of a deplete token, or an evade token at the price of a disarm token. */
export const satinekryze: Card = {
  card: "upgrade:satinekryze",
  title: "Satine Kryze",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        { verb: "spend charge", count: 2 },
        {
          verb: "choose ships",
          among: friendly,
          most: ({ game }) => game.state.ships.length,
          does: [
            {
              verb: "one of",
              by: "chosen",
              choices: {
                focus: [
                  { verb: "gain", token: "deplete", who: "chosen" },
                  { verb: "gain", token: "focus", who: "chosen" },
                ],
                evade: [
                  { verb: "gain", token: "disarm", who: "chosen" },
                  { verb: "gain", token: "evade", who: "chosen" },
                ],
              },
            },
          ],
        },
      ],
    },
  ],
};
