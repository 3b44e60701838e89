import { addFuse } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { toThisShip } from "../../../when.ts";

export const delayedfuses: Card = {
  card: "upgrade:delayedfuses",
  title: "Delayed Fuses",
  triggers: [
    {
      at: "devicePlaced",
      when: toThisShip,
      may: [
        {
          verb: "apply",
          what({ game, moment }) {
            if (moment.device !== undefined) addFuse(game, moment.device);
          },
        },
      ],
    },
  ],
};
