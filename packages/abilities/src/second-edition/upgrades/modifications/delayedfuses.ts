import { addFuse } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

/** True if the device is a bomb or mine, and not a remote. */
const isBombOrMine: When = ({ game, moment }) => game.state.devices.some(({ id }) => id === moment.device);

export const delayedfuses: Card = {
  card: "upgrade:delayedfuses",
  title: "Delayed Fuses",
  triggers: [
    {
      at: "devicePlaced",
      when: all(toThisShip, isBombOrMine),
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
