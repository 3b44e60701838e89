import type { Card } from "../../../language/card.ts";
import { all, both, enemy, toThisShip, within } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const volandas: Card = {
  card: "pilot:volandas",
  title: "Volan Das",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, flownIn("red")),
      may: [
        {
          verb: "choose ship",
          among: both(enemy, within(1)),
          does: [
            { verb: "gain", token: "strain", who: "chosen" },
            { verb: "one of", choices: { remove: [{ verb: "remove token", tokens: ["stress"] }], none: [] } },
          ],
        },
      ],
    },
  ],
};
