import type { Card } from "../../../card.ts";
import { all, both, enemy, toThisShip, within } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { flownIn } from "../../when-firing.ts";

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
